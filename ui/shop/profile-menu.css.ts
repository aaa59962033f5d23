import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const root = style({ position: "relative", flexShrink: 0 });

export const initial = style({ fontWeight: fontWeight.loud });

export const panel = style({
  position: "absolute",
  top: `calc(100% + ${space.xs})`,
  insetInlineEnd: 0,
  width: "min(20rem, calc(100vw - 32px))",
  padding: space.sm,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.high,
});

export const greeting = style({
  padding: `${space.xs} ${space.sm}`,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
});

export const links = style({ listStyle: "none", padding: 0 });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: "48px",
  paddingInline: space.sm,
  borderRadius: radius.sm,
  fontWeight: fontWeight.medium,
  color: color.ink,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.hover },
    "&[aria-current=page]": { color: color.accentText, fontWeight: fontWeight.strong },
  },
});

const part = style({
  paddingBlockStart: space.sm,
  marginBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});
export const doors = style([part, { display: "grid", gap: space.xs }]);
export const appearance = style([part]);
