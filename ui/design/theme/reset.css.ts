import { globalStyle } from "@vanilla-extract/css";
import "./fonts.css.ts";
import { vars } from "./theme.css.ts";
import { fontFamily, fontWeight, lineHeight, media, room } from "./tokens.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0 });

globalStyle("html", {
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  // Room for the sticky header and category strip above a target that is jumped to.
  scrollPaddingTop: room.headerAndStrip,
});

globalStyle("body", {
  minHeight: "100dvh",
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily,
  fontSize: "1rem",
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3, h4", {
  fontSize: "inherit",
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
  letterSpacing: "-0.015em",
  textWrap: "balance",
});
globalStyle("p", { textWrap: "pretty" });
globalStyle(":where(ul[class], ol[class], menu)", { padding: 0, listStyle: "none" });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", { background: "none", border: 0, padding: 0, touchAction: "manipulation" });
globalStyle("a", { color: "inherit", textDecorationThickness: "0.08em", textUnderlineOffset: "0.18em" });
globalStyle("fieldset", { border: 0, padding: 0, minWidth: 0 });
globalStyle("legend", { padding: 0 });
globalStyle("dialog", { padding: 0, border: 0 });
globalStyle("hr", { border: 0, borderTop: `1px solid ${vars.color.line}` });
globalStyle("[hidden]", { display: "none !important" });

// One ring for all, always visible to the keyboard; the inner gap keeps it apart from a filled control.
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
// A page that takes focus after a navigation is announced, not ringed.
globalStyle('main[tabindex="-1"]:focus-visible, h1[tabindex="-1"]:focus-visible', { outline: "none" });

globalStyle("::selection", { background: vars.accent[300], color: vars.accent[950] });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
    },
  },
});
