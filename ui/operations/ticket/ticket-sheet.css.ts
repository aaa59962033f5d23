import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { TicketLook } from "#core/order/ticket/printing.ts";
import { paperPalette } from "#ui/design/theme/palette.ts";
import { fontWeight } from "#ui/design/theme/tokens.ts";

// Paper has one color, and sizes that do not follow the screen.
const { ink: INK, ground: PAPER } = paperPalette;

export const sheet = style({
  boxSizing: "border-box",
  width: "80mm",
  padding: "4mm 4mm 8mm",
  color: INK,
  background: PAPER,
  fontSize: "11pt",
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  "@media": {
    screen: { position: "fixed", insetBlockStart: 0, insetInlineStart: "-100mm", visibility: "hidden" },
  },
});

globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, {
  "@media": { print: { display: "none !important" } },
});

const base = style({ margin: 0, paddingBlock: "0.4mm" });
const heavy = { fontWeight: fontWeight.loud } as const;
const framed = { border: `0.5mm solid ${INK}`, padding: "1mm 2mm", marginBlock: "1mm" } as const;

export const row = styleVariants(
  {
    copy: { ...heavy, ...framed, textAlign: "center", fontSize: "16pt" },
    number: { ...heavy, fontSize: "26pt", lineHeight: 1.1 },
    strong: { ...heavy, fontSize: "13pt" },
    plain: {},
    line: { ...heavy, display: "flex", gap: "2mm", fontSize: "14pt", paddingBlockStart: "1.5mm" },
    modifier: { paddingInlineStart: "9mm", fontSize: "12pt" },
    note: {
      ...heavy,
      marginInlineStart: "9mm",
      borderInlineStart: `1mm solid ${INK}`,
      paddingInlineStart: "2mm",
    },
    // White on black comes out on every thermal printer, and nothing else on a ticket looks like it.
    allergy: {
      ...heavy,
      ...framed,
      fontSize: "14pt",
      color: PAPER,
      background: INK,
      printColorAdjust: "exact",
    },
    rule: { borderBlockStart: `0.4mm dashed ${INK}`, height: 0, padding: 0, marginBlock: "2mm" },
  } satisfies Readonly<Record<TicketLook, unknown>>,
  (look) => [base, look],
);

export const quantity = style({ flex: "none", minWidth: "7mm" });
