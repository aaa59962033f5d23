import { types, type CustomTypesConfig } from "pg";
import { parseInstant } from "#core/time/instant.ts";

const { builtins } = types;
// The types of lists have no names in pg.
const NUMERIC_LIST = 1231;
const TIMESTAMPTZ_LIST = 1185;
const DATE_LIST = 1182;
const TEXT_LIST: number = 1009;

/**
 * How columns arrive: int8, numeric and date as text (money is never a JS number), timestamptz as an Instant
 * cut to milliseconds, json and jsonb parsed, lists of these alike.
 */
export const COLUMN_TYPES: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") => {
    if (format === "binary") return types.getTypeParser(id, "binary");
    const own = OWN_PARSERS.get(id);
    return own ?? types.getTypeParser(id, "text");
  },
};

const asText = (text: string): string => text;
const textList = (text: string): readonly (string | null)[] => types.getTypeParser(TEXT_LIST, "text")(text);

const OWN_PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.INTERVAL, asText],
  [builtins.TIMESTAMPTZ, toInstant],
  [NUMERIC_LIST, textList],
  [DATE_LIST, textList],
  [TIMESTAMPTZ_LIST, (text) => textList(text).map((part) => (part === null ? null : toInstant(part)))],
]);

// PostgreSQL writes `2026-03-01 18:30:00.123456+00`, or an offset with or without minutes in other zones.
function toInstant(text: string): string {
  const iso = text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00");
  const instant = parseInstant(iso);
  if (instant === null)
    throw new Error(`A column holds ${text}, which is no instant between the years 0001 and 9999`);
  return instant;
}
