//! A library that links alone: an allocator over a piece of memory, a panic handler, and the keys.
#![no_std]

use core::mem::MaybeUninit;
use core::panic::PanicInfo;

use ddb_keys_no_std::{Order, State, UserId, asked_for, built, read_back};
use linked_list_allocator::LockedHeap;

#[global_allocator]
static HEAP: LockedHeap = LockedHeap::empty();

#[panic_handler]
fn halt(_: &PanicInfo<'_>) -> ! {
    loop {}
}

/// Gives the allocator its memory, and uses the keys.
pub fn start(memory: &'static mut [MaybeUninit<u8>]) -> bool {
    HEAP.lock().init_from_slice(memory);
    let id = || UserId("alice".into());
    let order = Order { id: id(), number: 7, state: State::Open, opened: None };
    built(&order).is_none()
        && read_back("USER#alice", "ORDER#00000007").is_some()
        && asked_for(&id(), 5).is_some()
}
