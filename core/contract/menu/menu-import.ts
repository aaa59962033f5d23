import * as Schema from "effect/Schema";
import { IMPORT_REASONS } from "#core/import/import-reason.ts";
import {
  IMPORT_WINNERS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  type ImportOptions,
  type ImportPreview,
} from "#core/import/menu-import.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { MENU_FORMATS } from "#core/import/menu-format.ts";
import { MENU_REFUSALS } from "#core/import/menu-refusal.ts";
import { ENCODINGS, TABLE_FIELDS } from "#core/import/table-columns.ts";
import { MESSAGE } from "../schema/field-message-key.ts";
import { count, decimalText, text, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";
import { entryId } from "./menu-draft.ts";
import { publishedChange } from "./menu-publication.ts";

const MAX_COLUMNS = 60;
// Three bytes are four characters.
const MAX_BASE64 = Math.ceil(MAX_IMPORT_BYTES / 3) * 4;

const tableColumn = wireStruct({
  field: Schema.Literals(TABLE_FIELDS),
  location: Schema.NullOr(text(1, 63)),
  heading: text(1, 200),
});
const columns = Schema.Array(tableColumn).check(Schema.isMaxLength(MAX_COLUMNS, MESSAGE.arrayMax));

const importOptions: WireCodec<ImportOptions> = wireStruct({
  format: Schema.NullOr(Schema.Literals(MENU_FORMATS)),
  columns: Schema.NullOr(columns),
  encoding: Schema.Literals(ENCODINGS),
  unpriced: Schema.Array(text(1, 40)).check(Schema.isMaxLength(20, MESSAGE.arrayMax)),
  vatRate: Schema.NullOr(decimalText),
  wins: Schema.Literals(IMPORT_WINNERS),
});

const files = Schema.Array(
  wireStruct({
    name: text(1, 255),
    content: Schema.String.check(Schema.isMaxLength(MAX_BASE64, MESSAGE.stringMax)),
  }),
).check(Schema.isMinLength(1, MESSAGE.arrayMin), Schema.isMaxLength(MAX_IMPORT_FILES, MESSAGE.arrayMax));

/** The files of a menu, their bytes as base64, and how they are to be read. */
export const importRequest = wireStruct({ files, options: importOptions });

/** The same, to be taken into the draft that they were compared with. */
export const importCommand = wireStruct({ files, options: importOptions, revision: count });

const finding = wireStruct({
  severity: Schema.Literals(["changed", "refused"]),
  file: Schema.String,
  where: Schema.String,
  reason: wireStruct({ key: Schema.Literals(IMPORT_REASONS), values: Schema.Array(Schema.String) }),
  times: count,
});

/** What an import would do. */
export const importPreview: WireCodec<ImportPreview> = wireStruct({
  revision: count,
  format: Schema.NullOr(Schema.Literals(MENU_FORMATS)),
  table: Schema.NullOr(
    wireStruct({
      headings: Schema.Array(wireStruct({ heading: Schema.String, sample: Schema.String })),
      columns: Schema.Array(
        wireStruct({
          field: Schema.Literals(TABLE_FIELDS),
          location: Schema.NullOr(Schema.String),
          heading: Schema.String,
        }),
      ),
    }),
  ),
  refusal: Schema.NullOr(Schema.Literals(MENU_REFUSALS)),
  products: count,
  findings: Schema.Array(finding),
  refused: count,
  altered: count,
  changes: Schema.Array(publishedChange),
  contested: Schema.Array(wireStruct({ id: entryId, by: Schema.NullOr(Schema.String) })),
  pictures: Schema.Array(wireStruct({ productId: ulid<ProductId>(), name: Schema.String })),
});
