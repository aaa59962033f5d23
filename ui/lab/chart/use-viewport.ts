import type { Box } from "./layout.ts";
import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

/** Where a drawing stands in its window: the place of its corner in pixels, and how large it is drawn. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of what is looked at. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const MIN_SCALE = 0.1;
const MAX_SCALE = 4;
/** A press of a key or button zooms by this much and moves by this many pixels. */
const STEP = 1.25;
const PAN = 60;
const MARGIN = 16;
// A chart that is small is drawn no larger than it was measured.
const MAX_FIT = 1.25;
// Below this the words of a chart are too small to read.
const READABLE = 0.7;

/** The whole of a drawing in its window, in the middle. */
export function fitting({ width, height }: Extent, window: Extent): Viewport {
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const scale = clamp(Math.min(room.width / width, room.height / height, MAX_FIT));
  return { x: (window.width - width * scale) / 2, y: (window.height - height * scale) / 2, scale };
}

/** All of a drawing where its words can be read then; else that much of it around `focus`, or its start. */
export function opening(drawing: Extent, window: Extent, focus: Box | null): Viewport {
  const whole = fitting(drawing, window);
  if (whole.scale >= READABLE) return whole;
  const along = (size: number, room: number, from: number, length: number): number => {
    const free = room - size * READABLE;
    if (free >= 0) return free / 2;
    const centered = room / 2 - (from + length / 2) * READABLE;
    return Math.min(MARGIN, Math.max(free - MARGIN, centered));
  };
  const { x, y, width, height } = focus ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: along(drawing.width, window.width, x, width),
    y: along(drawing.height, window.height, y, height),
    scale: READABLE,
  };
}

/** Zooms so that what lies under a point stays there. */
export function zoomed({ x, y, scale }: Viewport, factor: number, at: { x: number; y: number }): Viewport {
  const next = clamp(scale * factor);
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

function clamp(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

/** What moves and zooms a drawing: wheel, drag, keys (+ − 0 and arrows) and buttons. */
export interface ViewportControl {
  readonly viewport: Viewport;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Null while it follows what is in focus. */
  readonly follow: (() => void) | null;
  readonly window: {
    readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

interface ViewportState {
  readonly window: Extent;
  /** Null until a person moves it. */
  readonly moved: Viewport | null;
}

const UNMOVED: ViewportState = { window: { width: 800, height: 600 }, moved: null };

/** Follows `focus` over the drawing until a person moves it. */
export function useViewport(drawing: Extent, focus: Box | null): ViewportControl {
  const [{ window, moved }, setState] = useState<ViewportState>(UNMOVED);
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const move = useCallback(
    (change: (from: Viewport, window: Extent) => Viewport): void => {
      setState((state) => ({
        ...state,
        moved: change(state.moved ?? opening(drawing, state.window, focus), state.window),
      }));
    },
    [drawing, focus],
  );
  const zoom = (factor: number): void =>
    move((from, size) => zoomed(from, factor, { x: size.width / 2, y: size.height / 2 }));
  const pan = (x: number, y: number): void => move((from) => ({ ...from, x: from.x + x, y: from.y + y }));
  const fit = (): void => move((_, size) => fitting(drawing, size));

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = element;
        setState((state) => ({ ...state, window: { width, height } }));
      });
      observer.observe(element);
      // React listens to the wheel passively, and then the page would scroll too.
      const turn = (event: WheelEvent): void => {
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        move((from) => zoomed(from, Math.exp(-event.deltaY / 400), at));
      };
      element.addEventListener("wheel", turn, { passive: false });
      return () => {
        observer.disconnect();
        element.removeEventListener("wheel", turn);
      };
    },
    [move],
  );

  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(STEP),
    "=": () => zoom(STEP),
    "-": () => zoom(1 / STEP),
    "0": fit,
    ArrowLeft: () => pan(PAN, 0),
    ArrowRight: () => pan(-PAN, 0),
    ArrowUp: () => pan(0, PAN),
    ArrowDown: () => pan(0, -PAN),
  };
  return {
    viewport: moved ?? opening(drawing, window, focus),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit,
    follow: moved === null ? null : () => setState((state) => ({ ...state, moved: null })),
    window: {
      ref,
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        const { current: from } = grip;
        if (from === null) return;
        grip.current = { x: event.clientX, y: event.clientY };
        pan(event.clientX - from.x, event.clientY - from.y);
      },
      onPointerUp: () => void (grip.current = null),
      onKeyDown: (event) => {
        const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      },
    },
  };
}
