import type { Finding } from "#core/import/finding.ts";
import { describeFinding } from "./draft/finding.ts";
import type { PictureProblem } from "#core/menu/picture.ts";
import type { FoundPictures } from "./write/named-pictures.ts";
import type { ImportedMenu, MadeShop } from "./import-menu.ts";
import { changedNothing, type WrittenMenu } from "./write/write-menu.ts";
import type { Touched } from "./write/import.queries.ts";

/** Where the shop is on the web, and what it is called. */
export interface ReportedShop {
  readonly slug: string;
  readonly publicUrl: string;
}

/** What an import took, changed and refused, for a person at a terminal. */
export function reportImport(
  { read, written, pictures, made }: ImportedMenu,
  { slug, publicUrl }: ReportedShop,
): string {
  const { draft, currency, findings } = read;
  const counts = [
    count(draft.products.length, "product", "products"),
    count(draft.categories.length, "category", "categories"),
    count(draft.modifierGroups.length, "group of choices", "groups of choices"),
  ];
  return [
    `Taken into ${slug}: ${counts.join(", ")}; prices in ${currency}.`,
    ...(made === null ? [] : describeMade(made)),
    changedNothing(written) ? "Nothing changed: the shop holds this menu already." : describeWritten(written),
    ...describePictures(pictures),
    ...describeFindings(findings),
    `The menu: ${publicUrl}/shops/${slug}/menu`,
  ].join("\n");
}

/** Findings as two lists, the changed and the refused, each under its count. */
export function describeFindings(findings: readonly Finding[]): readonly string[] {
  return [...section(findings, "changed", "Changed"), ...section(findings, "refused", "Refused")];
}

function section(
  findings: readonly Finding[],
  severity: Finding["severity"],
  title: string,
): readonly string[] {
  const found = findings.filter((finding) => finding.severity === severity);
  return [`${title}: ${found.length}`, ...found.map((finding) => `  ${describeFinding(finding)}`)];
}

function describePictures({ pictures, missing, refused }: FoundPictures): readonly string[] {
  const names = [
    ...missing.map((name) => `  ${name}: there is no such file`),
    ...refused.map(({ name, problem }) => `  ${name}: ${PICTURE_REASONS[problem]}`),
  ];
  if (pictures.length + names.length === 0) return [];
  return [`Pictures: ${pictures.length} taken, ${names.length} left out`, ...names];
}

const PICTURE_REASONS: Readonly<Record<PictureProblem, string>> = {
  "validation.picture_too_large": "it is larger than 8 MB",
  "validation.picture_unreadable": "it is no JPEG, PNG, WebP or AVIF picture",
  "validation.picture_too_many_pixels": "it has more than 50 million pixels",
  "validation.picture_too_small": "its shorter side has fewer than 200 pixels",
  "validation.logo_too_small": "its shorter side has fewer than 96 pixels",
};

function describeMade({ shop, owner, besideShop }: MadeShop): readonly string[] {
  const { location, furtherLocations = [] } = shop;
  const nobody =
    "Nobody works there yet: name an account with --owner, or run the import with --beside SHOP.";
  const staff = besideShop === null ? nobody : `The staff of ${besideShop} works there too.`;
  return [
    `Made the shop ${shop.name} with the location ${location.name}, ${location.address}: ${location.methods.join(" and ")}, ${shop.timezone}.`,
    ...furtherLocations.map(({ name }) => `Made the location ${name} like it.`),
    owner === null ? staff : `${owner} was made its owner.`,
  ];
}

function describeWritten({ categories, products, groups, modifiers, others }: WrittenMenu): string {
  const parts = [
    both(products, "product", "products"),
    both(categories, "category", "categories"),
    both(groups, "group", "groups"),
    both(modifiers, "modifier", "modifiers"),
    others === 0 ? [] : [`${others} prices, choices, availabilities and details written`],
  ];
  return `Written: ${parts.flat().join(", ")}.`;
}

function both({ made, changed }: Touched, one: string, many: string): readonly string[] {
  return [
    ...(made === 0 ? [] : [`${count(made, one, many)} made`]),
    ...(changed === 0 ? [] : [`${count(changed, one, many)} changed`]),
  ];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
