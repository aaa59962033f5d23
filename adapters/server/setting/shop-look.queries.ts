import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import * as Schema from "effect/Schema";
import { count, ulid } from "#core/contract/schema/scalars.ts";
import { currency } from "#core/contract/money.ts";
import { colors } from "#core/contract/shop/shop.ts";
import type { PictureId, ShopId } from "#core/kernel/id.ts";
import { pictureIdOf, uploadedPicture } from "#core/menu/picture.ts";
import { LOGO_GROUNDS, type HeldShopLook, type ShopLook } from "#core/setting/look/shop-look.ts";
import { accentScale } from "#core/shop/accent/accent-scale.ts";

// Every statement here runs within a transaction of the organization.

/** The look of a shop; null when the organization has no such shop. */
export async function readShopLook(queries: Queries, id: ShopId): Promise<HeldShopLook | null> {
  const row = await READ.first(queries, id);
  if (row === null) return null;
  const { version, accent, shades, currency: traded, logo } = decodeLook(row.found);
  return {
    version,
    colors: shades,
    currency: traded,
    look: {
      accent,
      logo:
        logo === null
          ? null
          : { picture: uploadedPicture(logo.id, logo.width, logo.height), ground: logo.ground },
    },
  };
}

/** The same, and nobody else changes the shop before the transaction ends. */
export async function lockShopLook(queries: Queries, id: ShopId): Promise<HeldShopLook | null> {
  return (await LOCK.run(queries, id)) === 1 ? readShopLook(queries, id) : null;
}

/** Writes the look of a shop; its version rises, and by its trigger that of the shop. */
export async function writeShopLook(queries: Queries, id: ShopId, { accent, logo }: ShopLook): Promise<void> {
  const shades = accent === null ? null : JSON.stringify(accentScale(accent));
  const logoId = logo === null ? null : pictureIdOf(logo.picture.url);
  await WRITE.run(queries, id, accent, shades, logoId, logo?.ground ?? "white");
}

const decodeLook = decoderOf(
  "the look of a shop",
  Schema.Struct({
    version: count,
    accent: Schema.NullOr(Schema.String),
    shades: colors,
    currency,
    logo: Schema.NullOr(
      Schema.Struct({
        id: ulid<PictureId>(),
        width: count,
        height: count,
        ground: Schema.Literals(LOGO_GROUNDS),
      }),
    ),
  }),
);

const LOCK = statement(
  "shopLook.lock",
  "select from shops where organization_id = tenant() and id = $1 for no key update",
);

const READ = statement(
  "shopLook.read",
  `select json_build_object('version', s.look_version, 'accent', s.accent, 'shades', s.colors,
      'currency', s.currency, 'logo',
      (select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'ground', s.logo_ground)
         from pictures p where p.organization_id = s.organization_id and p.id = s.logo_id)) as found
     from shops s where s.organization_id = tenant() and s.id = $1`,
  ["found"],
);

const WRITE = statement(
  "shopLook.write",
  `update shops set accent = $2, colors = coalesce($3::jsonb, colors), logo_id = $4, logo_ground = $5,
          look_version = look_version + 1
    where organization_id = tenant() and id = $1`,
);
