import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { PUBLICATION_KINDS, type Publication, type PublishedChange } from "#core/draft/publication.ts";
import { integerText } from "../list/query.ts";
import { count, instant, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";
import { menuEntry } from "./menu-draft.ts";

/** A numbered change of a published menu. */
export const publication: WireCodec<Publication> = wireStruct({
  number: count,
  kind: Schema.Literals(PUBLICATION_KINDS),
  revertedTo: Schema.NullOr(count),
  changed: count,
  at: instant,
  by: Schema.NullOr(Schema.String),
});

/** An entry before and after; null is that there was none. */
export const publishedChange: WireCodec<PublishedChange> = wireStruct({
  before: Schema.NullOr(menuEntry),
  after: Schema.NullOr(menuEntry),
});

/** The entries that would be other than they are, were an earlier menu brought back. */
export const reversal = wireStruct({ changes: Schema.Array(publishedChange) });

/** The menu that was there after a publication; 0 is the one before the first. */
export const reversalParams = wireStruct({
  id: ulid<ShopId>(),
  number: integerText(0, 2_147_483_647),
});

/** The number of the latest publication that was seen. */
export const reversalCommand = wireStruct({ publications: count });
