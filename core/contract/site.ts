import * as Schema from "effect/Schema";
import { REPORT_LENGTHS } from "./report-lengths.ts";
import { text } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** The build that the server serves. */
export const build = wireStruct({ version: Schema.String });

/** Most bytes of a report's body. */
export const MAX_REPORT_BYTES = 16_384;

const { short, message, stack } = REPORT_LENGTHS;

/** A failure that a browser met. It names nobody: the server knows who asks. */
export const errorReport = wireStruct({
  tag: text(1, short),
  key: text(1, short),
  message: Schema.NullOr(text(0, message)),
  status: Schema.NullOr(Schema.Int),
  /** The part of the product. */
  where: text(1, short),
  /** The path of the page. */
  page: text(0, message),
  /** Where in the code it came up, for failures of our own. */
  stack: Schema.NullOr(text(0, stack)),
  build: text(0, short),
});
