import { useRef, type PointerEvent } from "react";

/** A movement shorter than this is a tap with an unsteady hand: 10 px for a finger, 2 px otherwise (spec §9). */
const startsAt = { touch: 10, other: 2 } as const;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

interface Swipe {
  readonly startX: number;
  distance: number;
  moving: boolean;
}

/**
 * Handlers that let an element be swept away to the right: `onSwiped` at `threshold` px and more, back to its
 * place below. Vertical movement is left to scrolling (`touch-action: pan-y`).
 */
export function useSwipeRight(threshold: number, onSwiped: () => void): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);

  const settle = (event: PointerEvent<HTMLElement>, finished: boolean): void => {
    const current = swipe.current;
    swipe.current = null;
    if (current === null || !current.moving) return;
    if (finished && current.distance >= threshold) onSwiped();
    else event.currentTarget.style.transform = "";
  };

  return {
    onPointerDown: (event) => {
      if (event.button === 0) swipe.current = { startX: event.clientX, distance: 0, moving: false };
    },
    onPointerMove: (event) => {
      const current = swipe.current;
      if (current === null) return;
      current.distance = Math.max(0, event.clientX - current.startX);
      const start = event.pointerType === "touch" ? startsAt.touch : startsAt.other;
      if (!current.moving && current.distance >= start) {
        current.moving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (current.moving) event.currentTarget.style.transform = `translateX(${current.distance}px)`;
    },
    onPointerUp: (event) => settle(event, true),
    onPointerCancel: (event) => settle(event, false),
  };
}
