/**
 * The two palettes behind `theme.css.ts`, both designed: warm neutrals, one accent (the shop's), and four voices.
 * Text roles reach 4.5:1 on the surfaces they are named for and control edges 3:1, for every scale shaped like
 * the default one (700 under white in light, 400 under 950 in dark).
 */

const neutral = {
  0: "#ffffff",
  25: "#fcfbf9",
  50: "#f8f6f3",
  100: "#f2efea",
  200: "#e8e4de",
  300: "#d5d0c8",
  400: "#a9a299",
  500: "#857e75",
  600: "#6b655d",
  700: "#4b4640",
  800: "#302d29",
  850: "#272421",
  900: "#1e1c19",
  925: "#181614",
  950: "#121110",
} as const;

/** What a printer of receipts has. */
export const paperPalette = { ink: "#000000", ground: "#ffffff" } as const;

/** The orange of a shop that has chosen no colors. */
export const defaultAccent = {
  50: "#fff7ed",
  100: "#ffedd5",
  200: "#fed7aa",
  300: "#fdba74",
  400: "#fb923c",
  500: "#f97316",
  600: "#ea580c",
  700: "#c2410c",
  800: "#9a3412",
  900: "#7c2d12",
  950: "#431407",
} as const;

/** Backgrounds that are the same in both themes, dark enough for white text. */
export const poster = { words: neutral[0], orange: "#b23c0b", green: "#1c6b3b", ink: "#2a2a48" } as const;

/** The line that names the source of a map, dark with a white outline on any background. */
export const mapSource = { words: "#333333", edge: neutral[0] } as const;

/** Mixed into a color of the theme to shade it. */
export const black = "#000";

export const lightPalette = {
  color: {
    page: neutral[25],
    card: neutral[0],
    sunken: neutral[100],
    raised: neutral[0],
    plate: "#f4eee5",
    thumb: neutral[0],
    scrim: "rgb(24 20 16 / 0.56)",
    ink: neutral[900],
    inkMuted: neutral[700],
    inkSubtle: neutral[600],
    inkOnDark: neutral[0],
    line: neutral[200],
    lineStrong: neutral[300],
    lineControl: neutral[500],
    hover: "rgb(48 36 20 / 0.06)",
    dark: neutral[900],
    darkHover: neutral[700],
    darkInk: neutral[0],
    accent: "var(--accent-700)",
    accentHover: "var(--accent-800)",
    accentInk: "#ffffff",
    accentText: "var(--accent-700)",
    accentSoft: "var(--accent-100)",
    accentSoftInk: "var(--accent-800)",
    accentLine: "var(--accent-200)",
    focus: "#1d4ed8",
    danger: "#c4281c",
    dangerInk: "#ffffff",
    dangerText: "#b3200f",
    dangerSoft: "#fdecea",
    warn: "#f5b51b",
    warnInk: "#2e1f00",
    warnText: "#7a4b00",
    warnSoft: "#fff3d1",
    success: "#1a7a42",
    successInk: "#ffffff",
    successText: "#136235",
    successSoft: "#e4f5ea",
    noticeText: "#1b4b8f",
    noticeSoft: "#e8f0fc",
  },
  shadow: {
    low: "0 1px 2px rgb(48 36 20 / 0.08), 0 1px 1px rgb(48 36 20 / 0.04)",
    mid: "0 2px 6px rgb(48 36 20 / 0.06), 0 8px 24px rgb(48 36 20 / 0.09)",
    high: "0 8px 16px rgb(48 36 20 / 0.08), 0 24px 64px rgb(48 36 20 / 0.20)",
  },
} as const;

export const darkPalette = {
  color: {
    page: neutral[950],
    card: neutral[900],
    sunken: neutral[925],
    raised: neutral[850],
    plate: "#2b2722",
    thumb: neutral[700],
    scrim: "rgb(0 0 0 / 0.68)",
    ink: "#f6f3ef",
    inkMuted: "#cbc5bc",
    inkSubtle: neutral[400],
    inkOnDark: neutral[0],
    line: neutral[800],
    lineStrong: neutral[700],
    lineControl: "#8b847a",
    hover: "rgb(255 244 228 / 0.09)",
    dark: "#f6f3ef",
    darkHover: neutral[300],
    darkInk: neutral[900],
    accent: "var(--accent-400)",
    accentHover: "var(--accent-300)",
    accentInk: "var(--accent-950)",
    accentText: "var(--accent-400)",
    accentSoft: "color-mix(in srgb, var(--accent-400) 16%, #1e1c19)",
    accentSoftInk: "var(--accent-300)",
    accentLine: "color-mix(in srgb, var(--accent-400) 40%, #1e1c19)",
    focus: "#9cc2ff",
    danger: "#ff8a7a",
    dangerInk: "#3a0903",
    dangerText: "#ff9d8f",
    dangerSoft: "#3a1a15",
    warn: "#f6c445",
    warnInk: "#2e1f00",
    warnText: "#f8d06a",
    warnSoft: "#352810",
    success: "#6fd394",
    successInk: "#04240f",
    successText: "#8adfa9",
    successSoft: "#122c1c",
    noticeText: "#a9cbff",
    noticeSoft: "#17263c",
  },
  shadow: {
    low: "0 1px 2px rgb(0 0 0 / 0.4)",
    mid: "0 2px 6px rgb(0 0 0 / 0.35), 0 8px 24px rgb(0 0 0 / 0.4)",
    high: "0 8px 16px rgb(0 0 0 / 0.4), 0 24px 64px rgb(0 0 0 / 0.6)",
  },
} as const;
