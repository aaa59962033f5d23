import { useEffect, useRef, type ReactElement } from "react";
import { Toast, type ToastProps } from "./toast.tsx";
import * as styles from "./toast-region.css.ts";
import { useSwipeRight } from "./use-swipe-right.ts";

/** Sweeping a toast this far to the right closes it, in px (spec §9). */
const swipeThreshold = 50;

/** The key that moves focus to the toasts (spec §9). */
const hotkey = "F8";

export interface ToastItem extends Omit<ToastProps, "onClose"> {
  readonly id: string;
  /** false while it moves out. */
  readonly isOpen: boolean;
}

interface ToastRegionProps {
  /** The name of the area, «Notifications» (spec §9). */
  readonly label: string;
  readonly items: readonly ToastItem[];
  readonly onClose: (id: string) => void;
  /** Pointer or focus entered the area, or the window lost focus: the clocks stand still until each has ended. */
  readonly onPause: (by: ToastPause) => void;
  readonly onResume: (by: ToastPause) => void;
}

/** What makes the toasts wait. */
export type ToastPause = "pointer" | "focus" | "window";

interface ToastSlotProps {
  readonly item: ToastItem;
  readonly onClose: (id: string) => void;
}

function ToastSlot({ item, onClose }: ToastSlotProps): ReactElement {
  const { id, isOpen, ...toast } = item;
  const swipe = useSwipeRight(swipeThreshold, () => onClose(id));
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
export function ToastRegion({ label, items, onClose, onPause, onResume }: ToastRegionProps): ReactElement {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent): void => {
      if (event.key === hotkey) region.current?.focus();
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
      data-react-aria-top-layer="true"
      onPointerEnter={() => onPause("pointer")}
      onPointerLeave={() => onResume("pointer")}
      onFocus={() => onPause("focus")}
      onBlur={() => onResume("focus")}
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <ToastSlot key={item.id} item={item} onClose={onClose} />
        ))}
      </ol>
    </section>
  );
}
