import type { CSSProperties } from "react";
import type { AccentScale } from "#core/shop/accent/accent-scale.ts";
import { accentShades, readableAccent } from "#ui/design/theme/accent-style.ts";

/** The shades of a shop for what is in an element with one of the themes. */
export function shadesStyle(colors: AccentScale): CSSProperties {
  const scale = readableAccent(colors);
  return Object.fromEntries(accentShades.map((shade) => [`--accent-${shade}`, scale[shade]]));
}
