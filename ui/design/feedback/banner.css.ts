import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fontWeight, lineHeight, radius, space } from "../theme/tokens.ts";

const { color } = vars;

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: space.sm,
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.md,
    lineHeight: lineHeight.snug,
  },
  variants: {
    tone: {
      info: { background: color.noticeSoft, color: color.noticeText },
      success: { background: color.successSoft, color: color.successText },
      warn: { background: color.warnSoft, color: color.warnText },
      danger: { background: color.dangerSoft, color: color.dangerText },
      neutral: { background: color.sunken, color: color.ink },
    },
    /** Full width with square corners, for what must not be missed. */
    wide: { true: { borderRadius: 0, justifyContent: "center" } },
  },
  defaultVariants: { tone: "info" },
});

export const words = style({ display: "grid", gap: space.hair, flex: "0 1 auto", minWidth: 0 });
export const title = style({ fontWeight: fontWeight.strong });
export const action = style({ marginInlineStart: "auto", alignSelf: "center" });
