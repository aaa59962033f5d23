// By hand and not @use-gesture/react: 0.35 KiB of the first JavaScript and not 6.2 (brotli).
import { useRef, type PointerEvent } from "react";
import { isSwipe, isSwipedAway } from "#core/toast/swipe.ts";

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
 * Handlers that let an element be swiped to the right: `onSwipeEnd` gets the distance, and a distance that is too
 * short for closing leads back to its place. Vertical movement is left to scrolling (`touch-action: pan-y`).
 */
export function useSwipeRight(onSwipeEnd: (distance: number) => void): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);

  const settle = (event: PointerEvent<HTMLElement>, finished: boolean): void => {
    const current = swipe.current;
    swipe.current = null;
    if (current === null || !current.moving) return;
    if (finished) onSwipeEnd(current.distance);
    if (!finished || !isSwipedAway(current.distance)) event.currentTarget.style.transform = "";
  };

  return {
    onPointerDown: (event) => {
      if (event.button === 0) swipe.current = { startX: event.clientX, distance: 0, moving: false };
    },
    onPointerMove: (event) => {
      const current = swipe.current;
      if (current === null) return;
      current.distance = Math.max(0, event.clientX - current.startX);
      // A shorter movement is a tap with an unsteady hand.
      if (!current.moving && isSwipe(current.distance, event.pointerType)) {
        current.moving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (current.moving) event.currentTarget.style.transform = `translateX(${current.distance}px)`;
    },
    onPointerUp: (event) => settle(event, true),
    onPointerCancel: (event) => settle(event, false),
  };
}
