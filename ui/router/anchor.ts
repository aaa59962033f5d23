/**
 * The part of the page that an address names after its "#". The browser's own lookup by id: addresses, links that work
 * before hydration and the parts of a menu that come and go share no component that could hold refs.
 */
export function elementOfAnchor(anchor: string): HTMLElement | null {
  return document.getElementById(anchor);
}
