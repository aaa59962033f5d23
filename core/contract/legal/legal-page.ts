import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { LEGAL_DOCUMENTS, LEGAL_KINDS, type ShownLegalVersion } from "#core/legal/legal-text.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { count, instant, ulid } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";

/** Which legal text. */
export const legalDocument = Schema.Literals(LEGAL_DOCUMENTS);

/** What a legal text says in one language. */
export const LEGAL_TEXT_FIELDS = {
  kind: Schema.Literals(LEGAL_KINDS),
  title: Schema.String,
  body: Schema.String,
  analytics: Schema.optionalKey(Schema.String),
  marketing: Schema.optionalKey(Schema.String),
};

/** A document of a shop. */
export const shownLegalParams = wireStruct({ id: ulid<ShopId>(), document: legalDocument });

/** What a visitor reads. */
export const shownLegalVersion: WireCodec<ShownLegalVersion> = wireStruct({
  number: count,
  at: instant,
  text: Schema.NullOr(wireStruct({ ...LEGAL_TEXT_FIELDS, locale: Schema.Literals(LOCALES) })),
});
