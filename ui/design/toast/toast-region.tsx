import { useEffect, useRef, type ReactElement } from "react";
import { TOAST_HOTKEY } from "#core/toast/toast.ts";
import { useIsAtBottom } from "../layout/screen-bottom.ts";
import { Toast, type ToastProps } from "./toast.tsx";
import * as styles from "./toast-region.css.ts";
import { useSwipeRight } from "./use-swipe-right.ts";

export interface ToastItem extends Omit<ToastProps, "onClose"> {
  readonly id: string;
  /** false while it moves out. */
  readonly isOpen: boolean;
}

interface ToastRegionProps {
  /** The accessible name of the region (TOAST-6). */
  readonly label: string;
  readonly items: readonly ToastItem[];
  readonly onClose: (id: string) => void;
  /** A toast was let go after moving so many pixels to the right; whether that closes it is the owner's to say. */
  readonly onSwipeEnd: (id: string, distance: number) => void;
  /** Pointer or focus entered the region, or the window lost focus: the timers pause until each has ended. */
  readonly onPause: (by: ToastPause) => void;
  readonly onResume: (by: ToastPause) => void;
}

/** What makes the toasts wait. */
export type ToastPause = "pointer" | "focus" | "window";

interface ToastSlotProps {
  readonly item: ToastItem;
  readonly onClose: (id: string) => void;
  readonly onSwipeEnd: (id: string, distance: number) => void;
}

function ToastSlot({ item, onClose, onSwipeEnd }: ToastSlotProps): ReactElement {
  const { id, isOpen, ...toast } = item;
  const swipe = useSwipeRight((distance) => onSwipeEnd(id, distance));
  return (
    <li className={styles.item} data-closing={isOpen ? undefined : ""} {...swipe}>
      <Toast {...toast} onClose={() => onClose(id)} />
    </li>
  );
}

/**
 * The toast area, always on the page: bottom right, above the phone's bottom bar. It only draws: timing and the
 * limit of five are the toaster machine's.
 */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const { label, items, onClose, onSwipeEnd, onPause, onResume } = props;
  const region = useRef<HTMLElement>(null);
  const bar = useIsAtBottom("bar") ? "bar" : undefined;
  const below = useIsAtBottom("dialog-foot") ? "dialog-foot" : bar;

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent): void => {
      if (event.key === TOAST_HOTKEY) region.current?.focus();
    };
    const pause = (): void => onPause("window");
    const resume = (): void => onResume("window");
    window.addEventListener("blur", pause);
    window.addEventListener("focus", resume);
    document.addEventListener("keydown", focusRegion);
    return () => {
      window.removeEventListener("blur", pause);
      window.removeEventListener("focus", resume);
      document.removeEventListener("keydown", focusRegion);
    };
  }, [onPause, onResume]);

  return (
    // An open modal hides the rest of the page from assistive technology and from presses, but not its top layer.
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className={styles.region}
      data-above={below}
      data-react-aria-top-layer="true"
      onPointerEnter={() => onPause("pointer")}
      onPointerLeave={() => onResume("pointer")}
      onFocus={() => onPause("focus")}
      onBlur={() => onResume("focus")}
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <ToastSlot key={item.id} item={item} onClose={onClose} onSwipeEnd={onSwipeEnd} />
        ))}
      </ol>
    </section>
  );
}
