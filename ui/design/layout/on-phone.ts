import { media } from "../theme/tokens.ts";

/** Whether the screen is that of a phone, which a dialog with an address of its own covers wholly. */
export function isOnPhone(): boolean {
  return matchMedia(media.phoneOnly).matches;
}

/** Calls back when that changes; answers how to stop. */
export function watchPhone(onChange: () => void): () => void {
  const query = matchMedia(media.phoneOnly);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
