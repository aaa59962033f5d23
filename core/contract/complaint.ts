import * as Schema from "effect/Schema";
import type { CartItemId } from "#core/kernel/id.ts";
import {
  COMPLAINT_PROBLEMS,
  COMPLAINT_TEXT,
  MAX_GIVEN_POINTS,
  RESOLUTION_TYPES,
} from "#core/order/complaint/complaint.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { money } from "./money.ts";
import { instant, integer, paragraph, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** An order has no more lines than a cart. */
const MAX_ITEMS = 100;

const itemIds = Schema.Array(ulid<CartItemId>()).check(Schema.isMaxLength(MAX_ITEMS, MESSAGE.arrayMax));

/** What a customer writes; whether lines must be named is a rule of the complaint. */
export const COMPLAINT_DRAFT_FIELDS = {
  problem: Schema.Literals(COMPLAINT_PROBLEMS),
  itemIds,
  text: paragraph(COMPLAINT_TEXT.min, COMPLAINT_TEXT.max),
};

/** What staff answers. */
export const resolutionChoice = Schema.Union([
  wireStruct({ type: Schema.Literal("refuse") }),
  wireStruct({ type: Schema.Literal("refund"), itemIds: Schema.NullOr(itemIds) }),
  wireStruct({ type: Schema.Literal("points"), points: integer(1, MAX_GIVEN_POINTS) }),
]);

/** A complaint with its answer. */
export const complaint = wireStruct({
  ...COMPLAINT_DRAFT_FIELDS,
  at: instant,
  resolution: Schema.NullOr(
    wireStruct({
      type: Schema.Literals(RESOLUTION_TYPES),
      text: Schema.NullOr(Schema.String),
      itemIds: Schema.NullOr(itemIds),
      amount: Schema.NullOr(money),
      points: Schema.NullOr(Schema.Int),
      at: instant,
    }),
  ),
});
