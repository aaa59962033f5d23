// Further ahead than a browser lays out what is near by itself: more than two screens of a phone, as far as a thumb flings.
const AHEAD = "2000px 0px";

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls once when an element comes near the screen; what it answers stops waiting. One observer for all: a long menu has hundreds. */
export function whenNear(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  waiting.set(element, call);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
