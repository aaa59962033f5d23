import { ENCODINGS, TABLE_FIELDS, type TableColumn, type TableEncoding } from "#core/import/table-columns.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";

const SHAPE = `FIELD=HEADING with ${TABLE_FIELDS.join(", ")} or price:LOCATION`;

const LOCATION = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `price:centru=Preț Centru`; refuses with what is expected. */
export function readColumn(text: string): Result<TableColumn, string> {
  const at = text.indexOf("=");
  const [name = "", location] = text.slice(0, Math.max(0, at)).trim().split(":");
  const heading = text.slice(at + 1).trim();
  const field = TABLE_FIELDS.find((one) => one === name);
  if (at < 1 || field === undefined || heading === "") return err(SHAPE);
  if (location === undefined) return ok({ field, location: null, heading });
  return field === "price" && LOCATION.test(location) ? ok({ field, location, heading }) : err(SHAPE);
}

/** Reads the name of an encoding. */
export function readEncoding(text: string): Result<TableEncoding, string> {
  const encoding = ENCODINGS.find((one) => one === text.toLowerCase());
  return encoding === undefined ? err(`one of ${ENCODINGS.join(", ")}`) : ok(encoding);
}
