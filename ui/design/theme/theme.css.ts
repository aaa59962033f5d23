import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { darkPalette, defaultAccent, lightPalette } from "./palette.ts";
import { media, space } from "./tokens.ts";

/**
 * The theme contract: every color by its role, as custom properties. `vars.color.*` and `vars.shadow.*` change
 * with the theme; `vars.accent[50…950]` is the shop's own scale, set by the server in an inline <style>
 * (`accent-style.ts`) and orange by default.
 */
export const vars = createGlobalThemeContract({
  color: {
    page: "page",
    card: "card",
    sunken: "sunken",
    raised: "raised",
    plate: "plate",
    thumb: "thumb",
    scrim: "scrim",
    ink: "ink",
    inkMuted: "ink-muted",
    inkSubtle: "ink-subtle",
    inkOnDark: "ink-on-dark",
    line: "line",
    lineStrong: "line-strong",
    lineControl: "line-control",
    hover: "hover",
    dark: "dark",
    darkHover: "dark-hover",
    darkInk: "dark-ink",
    accent: "accent",
    accentHover: "accent-hover",
    accentInk: "accent-ink",
    accentText: "accent-text",
    accentSoft: "accent-soft",
    accentSoftInk: "accent-soft-ink",
    accentLine: "accent-line",
    focus: "focus",
    danger: "danger",
    dangerInk: "danger-ink",
    dangerText: "danger-text",
    dangerSoft: "danger-soft",
    warn: "warn",
    warnInk: "warn-ink",
    warnText: "warn-text",
    warnSoft: "warn-soft",
    success: "success",
    successInk: "success-ink",
    successText: "success-text",
    successSoft: "success-soft",
    noticeText: "notice-text",
    noticeSoft: "notice-soft",
  },
  shadow: { low: "shadow-low", mid: "shadow-mid", high: "shadow-high" },
  accent: {
    50: "accent-50",
    100: "accent-100",
    200: "accent-200",
    300: "accent-300",
    400: "accent-400",
    500: "accent-500",
    600: "accent-600",
    700: "accent-700",
    800: "accent-800",
    900: "accent-900",
    950: "accent-950",
  },
});

/** The page's side margin: 16, 24 or 32 px. */
export const gutter = "var(--gutter)";

// :where gives the default no specificity, so the shop's inline scale wins anywhere in the head.
createGlobalTheme(":where(:root)", vars.accent, defaultAccent);

const roles = { color: vars.color, shadow: vars.shadow };

globalStyle(":root", {
  colorScheme: "light",
  vars: { ...assignVars(roles, lightPalette), "--gutter": space.md },
  "@media": {
    [media.tablet]: { vars: { "--gutter": space.lg } },
    [media.wide]: { vars: { "--gutter": space.xl } },
  },
});

// The system's wish counts until the person has chosen; it needs no script.
globalStyle(':root:not([data-theme="light"])', {
  "@media": {
    "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: assignVars(roles, darkPalette) },
  },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: "dark", vars: assignVars(roles, darkPalette) });
