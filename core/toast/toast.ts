import type { Message } from "#core/kernel/message.ts";

/** A button of a toast; the alternative text tells how else to reach what it does. */
export interface ToastAction {
  readonly id: string;
  readonly label: Message;
  readonly altText: Message;
  readonly onAct: () => void;
}

/** The icons that a toast may have, by name (TOAST-1). */
export type ToastIcon = "info" | "success" | "warning" | "cart" | "coupon";

/** A short message in the corner of the screen (TOAST-1). */
export interface Toast {
  readonly id: string;
  readonly title: Message;
  readonly description: Message | null;
  /** Null is the variant's own: information, or a warning. */
  readonly icon: ToastIcon | null;
  readonly variant: "default" | "destructive";
  readonly actions: readonly ToastAction[];
  /** Whether it shows a button that closes it. */
  readonly close: boolean;
  /** Milliseconds; null stays until closed. */
  readonly duration: number | null;
  /** What a click on the toast itself does. */
  readonly onClick: (() => void) | null;
}

/** A toast as it is asked for; what is left out takes its default. */
export type NewToast = Pick<Toast, "title"> & Partial<Omit<Toast, "title" | "id">>;

/** At most this many are kept; the oldest gives way (TOAST-2). */
export const MAX_TOASTS = 5;
/** How long a toast stays, in milliseconds (TOAST-2). */
export const TOAST_DURATION_MS = 5000;
/** From closed to gone, in milliseconds (TOAST-3). */
export const TOAST_REMOVAL_DELAY_MS = 200;
/** A swipe to the right of this many pixels closes (TOAST-5). */
export const SWIPE_THRESHOLD_PX = 50;
/** Pixels before a finger's movement counts as a swipe (TOAST-5). */
export const SWIPE_START_TOUCH_PX = 10;
/** The same for mouse and pen (TOAST-5). */
export const SWIPE_START_PX = 2;
/** The key that moves the focus to the toasts (TOAST-6). */
export const TOAST_HOTKEY = "F8";
