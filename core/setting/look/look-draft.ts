import { ACCENT_PATTERN } from "#core/shop/accent/accent-scale.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { ShopLogo, ShopLook } from "./shop-look.ts";

/** The look of a shop while it is chosen. */
export interface LookDraft {
  /** As it is typed; empty keeps the shades that were there before anybody chose. */
  readonly accent: string;
  readonly logo: ShopLogo | null;
}

/** The draft that a look begins with. */
export function toLookDraft({ accent, logo }: ShopLook): LookDraft {
  return { accent: accent ?? "", logo };
}

/** The look of a draft; refused where what was typed is no color. */
export function readLookDraft({ accent, logo }: LookDraft): Result<ShopLook, "validation.color"> {
  const color = typedColor(accent);
  if (color === undefined) return err("validation.color");
  return ok({ accent: color, logo });
}

// With or without the sign before it, of six digits or of three; undefined where it is none.
function typedColor(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase().replace(/^#?/u, "#");
  if (text === "#") return null;
  const color = text.length === 4 ? text.replace(/[0-9a-f]/gu, (digit) => digit + digit) : text;
  return ACCENT_PATTERN.test(color) ? color : undefined;
}
