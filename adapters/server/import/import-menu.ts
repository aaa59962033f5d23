import { basename } from "node:path";
import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { DatabasePool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { makeShop } from "../setup/make-shop.ts";
import type { NewShop } from "../setup/new-shop.ts";
import { findAccount, insertOwner, type NewShopRef } from "../setup/new-shop.queries.ts";
import { type AuditedWrite, writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { type ExistingShop, findExistingShop } from "./write/existing-shop.queries.ts";
import { type MenuFormat } from "#core/import/menu-format.ts";
import { unpackMenu } from "./unpack-menu.ts";
import { findPictures, NO_PICTURES, type FoundPictures } from "./write/named-pictures.ts";
import type { PictureSource } from "./pictures/picture-source.ts";
import { type ReadMenu, readMenu, type UnreadableMenu } from "./read-menu.ts";
import type { TableOptions } from "#core/import/table-columns.ts";
import type { RawFile } from "./source-file.ts";
import { changedNothing, type WrittenMenu, writeMenu } from "./write/write-menu.ts";

/** What an import works with. */
export interface ImportTools {
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Says how far it is. */
  readonly progress: (line: string) => void;
}

/** What is asked for. */
export interface ImportRequest {
  readonly format: MenuFormat;
  readonly files: readonly RawFile[];
  /** How tables are read; not used for other formats. */
  readonly table: TableOptions;
  /** Where the pictures are that the files name; null leaves products theirs. */
  readonly pictures: PictureSource | null;
  readonly slug: string;
  readonly currency: Currency | null;
  readonly vat: { readonly rate: string; readonly named: boolean };
  /** What a new shop is made from, once its menu is read; not used for one that exists. */
  readonly newShop: NewShopRequest;
}

/** How to make the shop when the slug is free. */
export interface NewShopRequest {
  readonly locale: Locale;
  /** The slug of a shop into whose organization it goes; null makes an organization of its own. */
  readonly besideShop: string | null;
  /** The name of that organization; null takes the shop's. */
  readonly organization: string | null;
  /** The email of an account that becomes its owner; `needed` refuses when there is none. */
  readonly owner: { readonly email: string; readonly needed: boolean } | null;
  shop(read: ReadMenu): NewShop;
}

/** What an import did. */
export interface ImportedMenu {
  readonly read: ReadMenu;
  readonly written: WrittenMenu;
  readonly pictures: FoundPictures;
  /** The shop that was made for it; null when it was there. */
  readonly made: MadeShop | null;
}

/** A shop that was made. */
export interface MadeShop {
  readonly shop: NewShop;
  /** The email of the one who may manage it, if somebody was made its owner. */
  readonly owner: string | null;
  /** The shop whose staff works there too, if `--beside` named one. */
  readonly besideShop: string | null;
}

interface Home {
  readonly place: NewShopRef;
  readonly organizationIsNew: boolean;
}

/**
 * Reads the files and writes their menu into the shop, which is made first when its slug is free: all in one
 * transaction, so that a refusal or a failure leaves everything as it was.
 */
export async function importMenu(
  tools: ImportTools,
  request: ImportRequest,
): Promise<Result<ImportedMenu, UnreadableMenu>> {
  const existing = await findExistingShop(tools.pool, request.slug);
  tools.progress(`Reading ${request.files.length} file${request.files.length === 1 ? "" : "s"} …`);
  const unpacked = await unpackMenu(request.format, request.files, request.table);
  const read = readMenu(unpacked, {
    asked: request.currency,
    ofShop: existing?.currency ?? null,
    locations: existing?.locations ?? null,
    locale: existing?.locale ?? request.newShop.locale,
    takesPictures: request.pictures !== null,
  });
  if (!read.ok) return read;
  const home =
    existing === null
      ? await findHome(tools, request.newShop)
      : ok({ place: existing.place, organizationIsNew: false });
  if (!home.ok) return err({ kind: "shop", message: home.error, findings: [] });
  const { products, modifierGroups } = read.value.draft;
  tools.progress(`Writing ${products.length} products and ${modifierGroups.length} groups of choices …`);
  const { draft } = read.value;
  const named = draft.products.filter(({ pictureName }) => pictureName !== undefined).length;
  if (request.pictures !== null) tools.progress(`Drawing ${named} pictures …`);
  const pictures =
    request.pictures === null
      ? NO_PICTURES
      : await findPictures(tools.pool, home.value.place, draft, request.pictures);
  return write(tools, request, { read: read.value, home: home.value, existing, pictures });
}

// A menu of five thousand products is written in a few statements, and the machine may be busy with orders.
const IMPORT_STATEMENT_MS = 60_000;

interface Prepared {
  readonly read: ReadMenu;
  readonly home: Home;
  readonly existing: ExistingShop | null;
  readonly pictures: FoundPictures;
}

async function write(
  { pool, clock, ids }: ImportTools,
  request: ImportRequest,
  { read, home, existing, pictures }: Prepared,
): Promise<Result<ImportedMenu, UnreadableMenu>> {
  const { place } = home;
  const now = clock.now();
  const missing = `No account has the email ${request.newShop.owner?.email}.`;
  const imported = await inTransaction(
    pool,
    { organizationId: place.organizationId },
    async (queries) => {
      let made: MadeShop | null = null;
      if (existing === null) {
        const { owner, organization } = request.newShop;
        const ownerId = owner === null ? null : await findAccount(queries, owner.email);
        if (owner?.needed === true && ownerId === null) return null;
        const shop = request.newShop.shop(read);
        const name = organization ?? shop.name;
        const company = {
          name,
          legalName: name,
          taxId: "",
          address: shop.location.address,
          email: "",
          phone: shop.location.phone,
        };
        await makeShop(queries, place, shop, home.organizationIsNew ? company : null, ids);
        if (ownerId !== null)
          await insertOwner(queries, place.organizationId, { id: ids.ulid(), userId: ownerId });
        const { besideShop } = request.newShop;
        made = { shop, owner: ownerId === null ? null : (owner?.email ?? null), besideShop };
      }
      const written = await writeMenu(queries, {
        draft: read.draft,
        format: request.format,
        place,
        vat: request.vat,
        pictures: pictures.pictures,
        now,
      });
      if (!changedNothing(written))
        await writeAudit(queries, { id: ids.ulid(), ...entryOf(request, place, written) }, now);
      return { read, written, pictures, made };
    },
    { statementMillis: IMPORT_STATEMENT_MS },
  );
  return imported === null ? err({ kind: "shop", message: missing, findings: [] }) : ok(imported);
}

function entryOf(
  { format, files }: ImportRequest,
  { shopId }: NewShopRef,
  { categories, products, groups, modifiers, others }: WrittenMenu,
): Omit<AuditedWrite, "id"> {
  const names = files.map(({ name }) => basename(name));
  const detail = { format, files: names, categories, products, groups, modifiers, others };
  return { actorId: null, action: "menu.write", subject: shopId, detail };
}

async function findHome(
  { pool, ids }: ImportTools,
  { besideShop }: NewShopRequest,
): Promise<Result<Home, string>> {
  const shopId = ids.ulid();
  if (besideShop === null)
    return ok({ place: { organizationId: ids.ulid(), shopId }, organizationIsNew: true });
  const neighbor = await findShopBySlug(pool, besideShop);
  return neighbor === null
    ? err(`There is no shop ${JSON.stringify(besideShop)} whose organization the new one could join.`)
    : ok({ place: { organizationId: neighbor.organizationId, shopId }, organizationIsNew: false });
}
