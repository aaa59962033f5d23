import { defaultAccent } from "./palette.ts";

/** The shades of a shop's accent scale, lightest first. */
export const accentShades = [
  "50",
  "100",
  "200",
  "300",
  "400",
  "500",
  "600",
  "700",
  "800",
  "900",
  "950",
] as const;

const hexColor = /^#[0-9a-f]{6}$/i;

/**
 * The text of the inline <style> that gives a page its shop's colors. A shade that is missing or is not
 * `#rrggbb` falls back to the default orange, so nothing a shop stores can escape into the page.
 */
export function accentStyle(colors: Readonly<Record<string, string | undefined>>): string {
  const shades = accentShades.map((shade) => {
    const wanted = colors[shade];
    return `--accent-${shade}:${wanted !== undefined && hexColor.test(wanted) ? wanted : defaultAccent[shade]}`;
  });
  return `:root{${shades.join(";")}}`;
}
