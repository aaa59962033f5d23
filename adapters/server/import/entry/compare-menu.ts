import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { menuEntry } from "#core/contract/menu/menu-draft.ts";
import { encoderOf } from "#core/contract/schema/encoder.ts";
import { draftContent, type DraftChange, type EntryChange } from "#core/draft/menu-draft.ts";
import { entryName, isProduct, type MenuContent, type MenuEntry } from "#core/draft/menu-entry.ts";
import type { PublishedChange } from "#core/draft/publication.ts";
import type { Finding } from "#core/import/finding.ts";
import { because } from "#core/import/import-reason.ts";
import type { ImportOptions } from "#core/import/menu-import.ts";
import type { MenuPicture } from "#core/import/picture/picture-files.ts";
import { contentWith } from "#core/import/preview-content.ts";
import { takeEntries, type TakenEntries, type WantedEntries } from "#core/import/take-entries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { readChanges, readEntries } from "#adapters/server/menu/draft/menu-drafts.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { createFindings, type Place } from "../draft/finding.ts";
import type { ImportDraft } from "../draft/import-draft.ts";
import type { ImportedNoun } from "#core/import/imported-id.ts";
import { readKnownRows } from "../write/import.queries.ts";
import { createKnownMenu, type KnownRow } from "../write/known-menu.ts";
import { choosePictures } from "./entry-pictures.ts";
import type { ReadFiles } from "./read-files.ts";
import { wantedEntries } from "./wanted-entries.ts";

/** What files would change in the draft of a shop, and what more did not come through as it is written. */
export interface ComparedMenu extends TakenEntries {
  readonly published: MenuContent;
  readonly held: readonly DraftChange[];
  readonly findings: readonly Finding[];
  /** The pictures that the files name. */
  readonly pictures: readonly MenuPicture[];
}

/** Compares a menu that was read with the draft of its shop; within a transaction of the organization. */
export async function compareMenu(
  queries: Queries,
  { organizationId, shopId, shop, locations }: ShopSnapshot,
  { format, vatRate }: ReadFiles,
  draft: ImportDraft,
  { wins, file }: Pick<ImportOptions, "wins"> & { readonly file: string },
): Promise<ComparedMenu> {
  const published = await readEntries(queries, shopId);
  const held = await readChanges(queries, shopId);
  const present = draftContent(published, held);
  const findings = createFindings();
  const place: Place = { file, path: "" };
  const pictureOf = await choosePictures(queries, shopId, draft, present, {
    locale: shop.locale,
    leave: (name) => findings.changed(place, because("pictureElsewhere", name)),
  });
  const stored = await readKnownRows(queries, { organizationId, shopId });
  const wanted = wantedEntries(
    draft,
    present,
    createKnownMenu(presentRows(stored, present), { shopId }, format),
    {
      locale: shop.locale,
      locations,
      vatRate,
      prefix: `${format}:`,
      pictureOf,
    },
  );
  const off = draft.products.filter(({ switchedOff }) => switchedOff === true);
  if (off.length > 0) findings.changed(place, because("offLeft", off.map(({ name }) => name).join(", ")));
  const taken = withoutUnfit(takeEntries(published, present, held, wanted, wins), place, findings);
  return {
    published,
    held,
    ...taken,
    findings: findings.all(),
    pictures: picturesOf(draft, wanted, contentWith(present, taken.changes.map(toPublished))),
  };
}

// What a file is called stands at the end.
const MAX_PICTURE_NAME = 300;

// Of products that the draft has or would have: one that the draft took off the menu may stay off it.
function picturesOf(
  { products }: ImportDraft,
  wanted: WantedEntries,
  after: MenuContent,
): readonly MenuPicture[] {
  const ids = new Set(after.filter(isProduct).map(({ id }) => id));
  const entries = wanted.entries.filter(isProduct);
  return products.flatMap(({ pictureName }, index): readonly MenuPicture[] => {
    const productId = entries[index]?.id;
    return pictureName === undefined || productId === undefined || !ids.has(productId)
      ? []
      : [{ productId, name: pictureName.slice(-MAX_PICTURE_NAME) }];
  });
}

function toPublished({ base, entry }: EntryChange): PublishedChange {
  return { before: base, after: entry };
}

// What the contract cannot carry, the editor could not show.
function withoutUnfit(
  { changes, contested }: TakenEntries,
  place: Place,
  findings: ReturnType<typeof createFindings>,
): TakenEntries {
  const fit = (change: EntryChange): boolean => {
    const { entry } = change;
    if (entry === null || decodeStrictly(menuEntry, encodeEntry(entry)).ok) return true;
    findings.refused(place, because("entryUnfit", entryName(entry, "ro")));
    return false;
  };
  return { changes: changes.filter(fit), contested };
}

const encodeEntry = encoderOf(menuEntry);

const NOUNS: Readonly<Record<MenuEntry["type"], ImportedNoun>> = {
  category: "category",
  modifierGroup: "group",
  modifier: "modifier",
  product: "product",
};

// Rows as the draft has them; what was taken off the menu keeps its key, its place and its address.
function presentRows(stored: readonly KnownRow[], present: MenuContent): readonly KnownRow[] {
  const rows = new Map(stored.map((row) => [`${row.noun} ${row.id}`, row]));
  for (const entry of present) {
    const noun = NOUNS[entry.type];
    const before = rows.get(`${noun} ${entry.id}`);
    rows.set(`${noun} ${entry.id}`, {
      noun,
      id: entry.id,
      position: entry.order,
      sourceKey: before?.sourceKey ?? (entry.type === "category" ? null : entry.sourceKey),
      slug: before?.slug ?? (isProduct(entry) ? entry.slug : null),
    });
  }
  return [...rows.values()];
}
