import { err, ok, type Result } from "#core/kernel/result.ts";
import { LOCATION_FLAGS, LOCATION_USAGE, takeLocation } from "./location-flags.ts";
import type { NewOrganization, NewShop } from "./new-shop.ts";
import { type Owner, OWNER_USAGE, emailAddress, takeOwner } from "./owner-flags.ts";
import {
  createFlagReader,
  currencyCode,
  type FlagReader,
  lineOfText,
  localeName,
  shopSlug,
  timezoneName,
  yesOrNo,
} from "./shop-flags.ts";

/** The usage text of the command. */
export const SETUP_USAGE = `npm run setup -- [flags]

Makes the first organization, shop, location and owner. What must be known and is not given is asked for.

  --organization NAME      the company
  --legal-name NAME        its full name (the same)
  --tax-id TEXT            its CUI
  --organization-email E   where it is written to (the owner's)
  --name TEXT              the shop (the company's name)
  --slug SLUG              its place in addresses: /shops/SLUG
  --timezone ZONE          Europe/Bucharest
  --currency RON|USD       RON
  --locale ro|en           ro
  --published yes|no       whether the public sees it at once (no)
${OWNER_USAGE}
${LOCATION_USAGE.replace("(24/7)", "(10:00-22:00)")}`;

/** The flags as `parseArgs` wants them. */
export const SETUP_FLAGS = {
  organization: { type: "string" },
  "legal-name": { type: "string" },
  "tax-id": { type: "string" },
  "organization-email": { type: "string" },
  name: { type: "string" },
  slug: { type: "string" },
  timezone: { type: "string" },
  currency: { type: "string" },
  locale: { type: "string" },
  published: { type: "string" },
  "owner-email": { type: "string" },
  "owner-first-name": { type: "string" },
  "owner-last-name": { type: "string" },
  "owner-password": { type: "string" },
  ...LOCATION_FLAGS,
} as const;

/** Flags by their names without the dashes. */
export type SetupFlags = Readonly<{ [Name in SetupFlag]?: string | undefined }>;

/** One of them. */
export type SetupFlag = keyof typeof SETUP_FLAGS;

/** What the command creates. */
export interface Installation {
  readonly organization: NewOrganization;
  readonly shop: NewShop;
  readonly owner: Owner;
}

const FIRST_HOURS = "10:00-22:00";

/** Reads the flags; refuses with every problem at once. */
export function readInstallation(
  values: SetupFlags,
  readText: (path: string) => string | null,
): Result<Installation, readonly string[]> {
  const flags = createFlagReader({ hours: FIRST_HOURS, ...values });
  const company = flags.need("organization", lineOfText(1, 120));
  const shop = takeShop(flags, company ?? "", readText);
  const owner = takeOwner(flags);
  const legalName = flags.take("legal-name", lineOfText(1, 200), company ?? "");
  const taxId = flags.take("tax-id", lineOfText(0, 20), "");
  const email = flags.take("organization-email", emailAddress, owner?.email ?? "");
  if (company === null || owner === null || shop === null || flags.problems().length > 0)
    return err(flags.problems());
  const { address, phone } = shop.location;
  return ok({ organization: { name: company, legalName, taxId, address, email, phone }, shop, owner });
}

function takeShop(
  flags: FlagReader,
  company: string,
  readText: (path: string) => string | null,
): NewShop | null {
  const slug = flags.need("slug", shopSlug);
  const name = flags.take("name", lineOfText(1, 120), company);
  const currency = flags.take("currency", currencyCode, "RON");
  const timezone = flags.take("timezone", timezoneName, "Europe/Bucharest");
  const locale = flags.take("locale", localeName, "ro");
  const location = takeLocation(flags, { name, currency }, readText);
  const isPublished = flags.take("published", yesOrNo, false);
  return slug === null ? null : { slug, name, timezone, currency, locale, isPublished, location };
}
