import { useEffect, useState } from "react";
import { elementOfAnchor } from "#ui/router/anchor.ts";
import type { StripEntry } from "./category-strip.tsx";

// The band below header and strip in which a heading counts as being read.
const READING_BAND = "-140px 0px -55% 0px";

/** The anchor of the section that is being looked at: the first one within the reading band, and at the top the first. */
export function useSectionInView(entries: readonly StripEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = entries.find(({ anchor }) => inView.has(anchor));
        if (first !== undefined) setCurrent(first.anchor);
      },
      { rootMargin: READING_BAND },
    );
    for (const { anchor } of entries) {
      const section = elementOfAnchor(anchor);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return entries.some(({ anchor }) => anchor === current) ? current : (entries[0]?.anchor ?? null);
}
