/**
 * The measures that never change with the theme: plain strings that vanilla-extract writes into the CSS.
 * Colors and shadows are custom properties and live in `theme.css.ts`.
 */

/** The 8 px rhythm; `hair` and `tiny` are for what sits inside one line of text. */
export const space = {
  none: "0",
  hair: "2px",
  tiny: "4px",
  xs: "8px",
  sm: "12px",
  md: "16px",
  lg: "24px",
  xl: "32px",
  "2xl": "48px",
  "3xl": "64px",
  "4xl": "96px",
} as const;

/** Steps between those of `space`, in pixels, for fine alignment inside a control. */
export const fine = {
  1: "1px",
  3: "3px",
  5: "5px",
  6: "6px",
  9: "9px",
  10: "10px",
  14: "14px",
  20: "20px",
  28: "28px",
} as const;

/** Space reserved for an element of a known size that overlaps or scrolls under. */
export const room = {
  /** The height of a label above a field, to align what is next to the field. */
  label: "29px",
  /** An icon at the edge of a field. */
  icon: "44px",
  /** A button at the end of a field. */
  fieldEnd: "52px",
  /** The button that closes a dialog. */
  closeButton: "56px",
  /** The header, which stays at the top. */
  header: "72px",
  /** The header and the strip of categories below it. */
  headerAndStrip: "136px",
  /** A bar at the bottom of a page. */
  bottomBar: "112px",
  /** The bar of the cart, with air above it. */
  cartBar: "120px",
  /** What the bar of the cart takes at the edge of a window. */
  cartSlot: "72px",
  /** The bar of checkout with the button that orders. */
  placeBar: "9rem",
  /** Above the edge of the window until it has the focus. */
  outOfSight: "100px",
} as const;

/** Corners: controls are pills, cards and sheets are generously round. */
export const radius = { xs: "6px", sm: "10px", md: "14px", lg: "20px", xl: "28px", pill: "999px" } as const;

/** Type scale. Headings are fluid between a 390 px and a 1280 px window; text never is. */
export const fontSize = {
  xs: "0.75rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.25rem",
  "2xl": "clamp(1.375rem, 1.22rem + 0.65vw, 1.75rem)",
  "3xl": "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)",
  hero: "clamp(2.25rem, 1.5rem + 3.2vw, 4rem)",
} as const;

export const lineHeight = { flat: "1", tight: "1.1", snug: "1.25", text: "1.5" } as const;

export const fontWeight = { text: "400", medium: "500", strong: "600", heading: "700", loud: "800" } as const;

/** Figtree, then system fonts with its metrics (`fonts.css.ts`), so that nothing shifts when it loads. */
export const fontFamily = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';

/** Layers. Modals start at 10 and rise by 2 for each open one (MODAL-1); the toasts are above them all. */
export const layer = { content: "1", sticky: "4", bar: "6", modal: "10", undo: "11", toast: "1000" } as const;

/** Motion between 150 and 250 ms; the reset ends all of it under prefers-reduced-motion. */
export const motion = {
  quick: "150ms",
  normal: "200ms",
  slow: "250ms",
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  inward: "cubic-bezier(0.4, 0, 1, 1)",
} as const;

/** How what moves without end moves: about ten frames a second, where sixty would keep a phone busy. */
export const coarse = "steps(8)";

/** Media queries, phone first. */
export const media = {
  tablet: "(min-width: 48rem)",
  desktop: "(min-width: 64rem)",
  wide: "(min-width: 80rem)",
  phoneOnly: "(max-width: 47.99rem)",
  hover: "(hover: hover)",
  still: "(prefers-reduced-motion: reduce)",
  scriptless: "(scripting: none)",
} as const;
