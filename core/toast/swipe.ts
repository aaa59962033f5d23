import { SWIPE_START_PX, SWIPE_START_TOUCH_PX, SWIPE_THRESHOLD_PX } from "./toast.ts";

/** Whether a pointer moved far enough (in pixels) that it swipes instead of clicking (TOAST-5). */
export function isSwipe(distance: number, pointerType: string): boolean {
  return Math.abs(distance) > (pointerType === "touch" ? SWIPE_START_TOUCH_PX : SWIPE_START_PX);
}

/** Whether letting go after this many pixels to the right closes the toast (TOAST-5). */
export function isSwipedAway(distance: number): boolean {
  return distance >= SWIPE_THRESHOLD_PX;
}
