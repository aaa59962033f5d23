import { globalFontFace } from "@vanilla-extract/css";
import { LETTER_FONTS, unicodeRange } from "./letters.ts";

// The same two subsets as the package's own index.css, written here together with the fallbacks. Of two
// faces that hold a letter the last one counts: nearly every page needs only the fonts that `vite.config.ts` makes.
const files = "@fontsource-variable/figtree/files";

globalFontFace("Figtree Variable", [
  {
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "300 900",
    src: `url("${files}/figtree-latin-ext-wght-normal.woff2") format("woff2-variations")`,
    unicodeRange:
      "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF," +
      "U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  },
  {
    fontStyle: "normal",
    fontDisplay: "swap",
    fontWeight: "300 900",
    src: `url("${files}/figtree-latin-wght-normal.woff2") format("woff2-variations")`,
    unicodeRange:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F," +
      "U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  },
  ...Object.entries(LETTER_FONTS).map(([name, { letters }]) => ({
    fontStyle: "normal",
    fontDisplay: "swap" as const,
    fontWeight: "300 900",
    src: `url("letter-fonts/figtree-${name}.woff2") format("woff2-variations")`,
    unicodeRange: unicodeRange(letters),
  })),
]);

// Figtree: ascent 950, descent 250, no line gap, of 1000 units. size-adjust is Figtree's width over the fallback's,
// measured on Romanian menu text in Chromium (99.1 % in regular, 96 % in bold); ascent and descent are divided by it.
// Figures have faces of their own: Figtree's, of one width in prices, are an eighth wider than Arial's, and what
// stands after a price moved when the font came.
const fallback = 'local("Arial"), local("Roboto"), local("Helvetica Neue"), local("Liberation Sans")';
const fallbackBold =
  'local("Arial Bold"), local("Roboto Bold"), local("Helvetica Neue Bold"), local("Liberation Sans Bold")';

const figures = "U+0030-0039";

globalFontFace("Figtree Fallback", [
  {
    src: fallback,
    fontWeight: "300 500",
    sizeAdjust: "99.1%",
    ascentOverride: "95.9%",
    descentOverride: "25.2%",
    lineGapOverride: "0%",
  },
  {
    src: fallbackBold,
    fontWeight: "600 900",
    sizeAdjust: "96%",
    ascentOverride: "99%",
    descentOverride: "26%",
    lineGapOverride: "0%",
  },
  {
    src: fallback,
    fontWeight: "300 500",
    sizeAdjust: "111%",
    ascentOverride: "85.6%",
    descentOverride: "22.5%",
    lineGapOverride: "0%",
    unicodeRange: figures,
  },
  {
    src: fallbackBold,
    fontWeight: "600 900",
    sizeAdjust: "112.5%",
    ascentOverride: "84.4%",
    descentOverride: "22.2%",
    lineGapOverride: "0%",
    unicodeRange: figures,
  },
]);
