import { canonicalEmail } from "#core/account/canonical-email.ts";
import { commandRefusal, readCommandLine } from "#adapters/server/config/command-line.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { LOCATION_FLAGS, LOCATION_USAGE, takeLocation } from "../setup/location-flags.ts";
import {
  createFlagReader,
  currencyCode,
  type FlagReader,
  lineOfText,
  localeName,
  shopSlug,
  timezoneName,
} from "../setup/shop-flags.ts";
import type { FileLocation } from "#core/menu-file/menu-file.ts";
import type { NewLocation, NewShop } from "../setup/new-shop.ts";
import type { ImportRequest, NewShopRequest } from "./import-menu.ts";
import { MENU_FORMATS, type MenuFormat } from "#core/import/menu-format.ts";
import { ENCODINGS, type TableOptions } from "#core/import/table-columns.ts";
import { readColumn, readEncoding } from "./table/table-options.ts";

/** How the command is called. */
export const IMPORT_USAGE = `npm run import-menu -- --format ${MENU_FORMATS.join("|")} --shop SLUG [flags] FILE…

  --format NAME          how the files are written
  --shop SLUG            the shop they go into; it is made when there is none
  --currency RON|USD     what prices mean where the files name no currency that is supported
  --vat PERCENT          VAT within the prices (11.00 on new products, others keep theirs)

For a table (CSV or XLSX), whose first row holds the headings:
  --column FIELD=HEADING which column is what, once for each: key, name, category, description, price, diets, picture, or
                         price:LOCATION for the prices of one location (headings that are these names need no flag)
  --encoding NAME        ${ENCODINGS.join(", ")} (utf-8)
  --unpriced LIST        what stands for no price, such as 0,NA
  --pictures PATH        the folder, or the .zip archive, of the pictures that the files name

For a new shop:
  --name TEXT            its name (the one in the files, else made from the slug)
  --organization NAME    the company behind it (the shop's name)
  --beside SHOP          into the organization of that shop instead of a new one
  --owner EMAIL          the account that may manage a new organization (the demo's admin, in the demo)
  --timezone ZONE        Europe/Bucharest
  --locale ro|en         its language (the one in the file, else ro)
${LOCATION_USAGE}`;

const FLAGS = {
  format: { type: "string" },
  shop: { type: "string" },
  currency: { type: "string" },
  vat: { type: "string" },
  column: { type: "string", multiple: true },
  encoding: { type: "string" },
  unpriced: { type: "string" },
  pictures: { type: "string" },
  name: { type: "string" },
  organization: { type: "string" },
  beside: { type: "string" },
  owner: { type: "string" },
  timezone: { type: "string" },
  locale: { type: "string" },
  ...LOCATION_FLAGS,
} as const;

const FOR_EVERY_SHOP: ReadonlySet<string> = new Set([
  "format",
  "shop",
  "currency",
  "vat",
  "column",
  "encoding",
  "unpriced",
  "pictures",
]);
const FIRST_VAT = "11.00";
const DEMO_OWNER = "admin@example.com";

/** What the command line asks for; the files are paths still. */
export interface ImportCall extends Omit<ImportRequest, "files" | "pictures"> {
  /** The folder or archive of pictures, if there is one. */
  readonly picturesPath: string | null;
  readonly paths: readonly string[];
  /** Flags that only a new shop heeds, as they were given. */
  readonly forNewShop: readonly string[];
}

/** What reading the command line needs to know. */
export interface CallFacts {
  readonly demo: boolean;
  readonly readText: (path: string) => string | null;
}

/** Reads the command line; refuses with every problem and the usage. */
export function readImportCall(args: readonly string[], facts: CallFacts): Result<ImportCall, string> {
  const parsed = readCommandLine(args, { flags: FLAGS, takesFiles: true, usage: IMPORT_USAGE });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const { column, ...single } = values;
  const flags = createFlagReader(single);
  const columns = (column ?? []).map(readColumn);
  const format = flags.need("format", formatName);
  const slug = flags.need("shop", shopSlug);
  const currency = flags.take("currency", currencyCode, null);
  const rate = flags.take("vat", vatRate, null);
  const newShop = takeNewShop(flags, slug ?? "", facts);
  const table: TableOptions = {
    columns: columns.flatMap((one) => (one.ok ? [one.value] : [])),
    encoding: flags.take("encoding", readEncoding, "utf-8"),
    unpriced: single.unpriced?.split(",").map((word) => word.trim()) ?? [],
  };
  const problems = [
    ...flags.problems(),
    ...columns.flatMap((one) => (one.ok ? [] : [`--column: expected ${one.error}`])),
    ...(positionals.length === 0 ? ["no FILE is named"] : []),
  ];
  if (problems.length > 0 || format === null || slug === null)
    return err(commandRefusal(problems, IMPORT_USAGE));
  const forNewShop = Object.keys(values).filter((name) => !FOR_EVERY_SHOP.has(name));
  const vat = { rate: rate ?? FIRST_VAT, named: rate !== null };
  return ok({
    format,
    table,
    picturesPath: single.pictures ?? null,
    slug,
    currency,
    vat,
    newShop,
    paths: positionals,
    forNewShop,
  });
}

function takeNewShop(flags: FlagReader, slug: string, { demo, readText }: CallFacts): NewShopRequest {
  const asked = flags.take("name", lineOfText(1, 120), null);
  const timezone = flags.take("timezone", timezoneName, "Europe/Bucharest");
  const askedLocale = flags.take("locale", localeName, null);
  const owner = flags.take("owner", lineOfText(3, 254), null);
  const besideShop = flags.take("beside", shopSlug, null);
  const byDefault = demo && besideShop === null ? { email: DEMO_OWNER, needed: false } : null;
  // Read once for its problems; the currency and the name are known only when the menu is read.
  takeLocation(flags, { name: slug, currency: "RON" }, readText);
  return {
    locale: askedLocale ?? "ro",
    besideShop,
    organization: flags.take("organization", lineOfText(1, 120), null),
    owner: owner === null ? byDefault : { email: canonicalEmail(owner), needed: true },
    shop: ({ draft, currency }) => {
      const name = asked ?? draft.shopName ?? nameOf(slug);
      return {
        slug,
        name,
        timezone,
        currency,
        locale: askedLocale ?? draft.locale ?? "ro",
        // Its menu is there already.
        isPublished: true,
        ...placed(takeLocation(flags, { name, currency }, readText), draft.locations ?? []),
      };
    },
  };
}

// The locations that a file names are made as the flags say, but under their own names.
function placed(
  location: NewLocation,
  [first, ...others]: readonly FileLocation[],
): Pick<NewShop, "location" | "furtherLocations"> {
  return { location: { ...location, ...first }, furtherLocations: others };
}

function formatName(text: string): Result<MenuFormat, string> {
  const format = MENU_FORMATS.find((one) => one === text);
  return format !== undefined ? ok(format) : err(`one of ${MENU_FORMATS.join(", ")}`);
}

function vatRate(text: string): Result<string, string> {
  return /^(?:100|\d{1,2})(?:\.\d{1,2})?$/.test(text) && Number(text) <= 100
    ? ok(text)
    : err("per cent, such as 11 or 11.00");
}

// "casa-veche" becomes "Casa Veche".
function nameOf(slug: string): string {
  return slug
    .split("-")
    .filter((word) => word !== "")
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");
}
