import type { KeptPicture } from "#core/draft/named-pictures.ts";
import { uploadedPicture, type UploadedPicture } from "#core/menu/picture.ts";
import type { Currency } from "#core/money/money.ts";
import { ACCENT_PATTERN, accentScale, type AccentScale } from "#core/shop/accent/accent-scale.ts";

/** What a logo stands on: white, the accent, or nothing where it fills its square. */
export const LOGO_GROUNDS = ["white", "accent", "none"] as const;

/** One of them. */
export type LogoGround = (typeof LOGO_GROUNDS)[number];

/** The logo of a shop. */
export interface ShopLogo {
  readonly picture: UploadedPicture;
  readonly ground: LogoGround;
}

/** How a shop looks: its color and its logo (SHOP-17). */
export interface ShopLook {
  /** "#rrggbb" in lower case; null keeps the shades that were there before anybody chose. */
  readonly accent: string | null;
  readonly logo: ShopLogo | null;
}

/** The look as it is held. */
export interface HeldShopLook {
  readonly version: number;
  readonly look: ShopLook;
  /** The shades that pages have now. */
  readonly colors: AccentScale;
  readonly currency: Currency;
}

/** What is wrong with a look, by field. */
interface ShopLookProblems {
  readonly "look.accent"?: "validation.color";
  readonly "look.logo"?: "validation.picture_missing";
}

/** What is wrong with a look that names pictures of these kept ones. */
export function shopLookProblems(
  { accent, logo }: ShopLook,
  held: ShopLook,
  kept: readonly KeptPicture[],
): ShopLookProblems {
  const isColor = accent === null ? held.accent === null : ACCENT_PATTERN.test(accent);
  return {
    ...(isColor ? {} : { "look.accent": "validation.color" }),
    ...(logo === null || isKept(logo.picture, kept) ? {} : { "look.logo": "validation.picture_missing" }),
  };
}

/** The shades of a look, which stay as they are until somebody chooses a color. */
export function shadesOf({ accent }: ShopLook, present: AccentScale): AccentScale {
  return accent === null ? present : accentScale(accent);
}

function isKept(picture: UploadedPicture, kept: readonly KeptPicture[]): boolean {
  return kept
    .map(({ id, width, height }) => uploadedPicture(id, width, height))
    .some(
      ({ url, width, height }) => url === picture.url && width === picture.width && height === picture.height,
    );
}
