import { stringify } from "csv-stringify/sync";
import { readOrganizationName } from "#adapters/server/account/staff/invitations.queries.ts";
import { listStaff } from "#adapters/server/account/staff/staff.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { exportMenu } from "#adapters/server/menu/file/export-menu.ts";
import { readPictureFile } from "#adapters/server/menu/picture/pictures.queries.ts";
import { BYTE_ORDER_MARK, FILE_FORM } from "#adapters/server/order/export-orders.ts";
import { type ArchiveColumn, csvCells, jsonRecord } from "#core/archive/archive.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { SALES_FILE_FORMS } from "#core/sales/dashboard/sales-file.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  type ArchivePage,
  listArchivedPictures,
  listArchivedShops,
  readArchivePage,
} from "./archive.queries.ts";
import { ARCHIVE_TABLES, type ArchiveTable } from "./archive-tables.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** Of what an archive is made, for whom, and when. */
interface ArchiveTerms {
  readonly database: DatabasePool;
  readonly organizationId: OrganizationId;
  /** That of who asks: tables are written as Excel in it reads them. */
  readonly locale: Locale;
  readonly now: Instant;
}

// Read in steps, so that neither a connection nor memory waits for a slow reader. A record in JSON may be a whole menu.
const ROWS_AT_ONCE = { csv: 500, json: 10 } as const;

const INDENT = 2;

/** The files of an organization's archive (ARCHIVE-1), the list of them last. */
export async function archiveFiles(terms: ArchiveTerms): Promise<readonly ZipEntry[]> {
  const { database, organizationId } = terms;
  const { shops, pictures } = await read(terms, async (queries) => ({
    shops: await listArchivedShops(queries),
    pictures: await listArchivedPictures(queries),
  }));
  const records = new Map<string, number>();
  return [
    ...ARCHIVE_TABLES.map((table): ZipEntry => {
      const path = `${table.folder}/${table.name}.${table.form}`;
      return { path, content: () => tableText(terms, table, (count) => records.set(path, count)) };
    }),
    { path: "staff/staff.csv", content: () => staffText(terms) },
    ...shops.map(({ id, slug }) => ({
      path: `menus/${slug}.json`,
      content: () => pieceOf(async () => (await exportMenu(database, { organizationId, shopId: id })) ?? ""),
    })),
    ...pictures.map(({ id, width, form }) => ({
      path: `pictures/${id}-${width}.${form}`,
      content: () =>
        pieceOf(async () => (await readPictureFile(database, id, width, form)) ?? Buffer.alloc(0)),
      isPacked: true,
    })),
    { path: "archive.json", content: () => pieceOf(() => listText(terms, records)) },
  ];
}

async function* tableText(
  terms: ArchiveTerms,
  table: ArchiveTable,
  counted: (records: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const { columns, rows } of pagesOf(terms, table)) {
    const isFirst = count === 0;
    count += rows.length;
    if (table.form === "csv") {
      if (isFirst) yield BYTE_ORDER_MARK + csvText([namesOf(columns)], terms.locale);
      yield csvText(
        rows.map((row) => csvCells(columns, row, terms.locale)),
        terms.locale,
      );
    } else {
      if (isFirst) yield "[";
      yield rows
        .map((row, index) => `${isFirst && index === 0 ? "" : ","}\n${jsonRecord(columns, row)}`)
        .join("");
    }
  }
  if (table.form === "json") yield "\n]\n";
  counted(count);
}

async function* pagesOf(terms: ArchiveTerms, table: ArchiveTable): AsyncGenerator<ArchivePage> {
  const most = ROWS_AT_ONCE[table.form];
  let after: readonly string[] | null = null;
  do {
    const from: readonly string[] | null = after;
    const page: ArchivePage = await read(terms, (queries) => readArchivePage(queries, table, from, most));
    yield page;
    after = page.rows.length < most ? null : page.last;
  } while (after !== null);
}

async function* staffText({ database, organizationId, locale }: ArchiveTerms): AsyncGenerator<string> {
  const staff = await inTransaction(database, { organizationId, scope: "accounts" }, listStaff);
  yield (
    BYTE_ORDER_MARK +
    csvText(
      [
        ["employee_id", "user_id", "first_name", "last_name", "email"],
        ...staff.map(({ id, userId, firstName, lastName, email }) => [
          id,
          userId,
          firstName,
          lastName,
          email,
        ]),
      ],
      locale,
    )
  );
}

async function listText(terms: ArchiveTerms, records: ReadonlyMap<string, number>): Promise<string> {
  const name = await read(terms, readOrganizationName);
  const list = {
    made_at: terms.now,
    organization: { id: terms.organizationId, name },
    locale: terms.locale,
    files: [...records].map(([path, count]) => ({ path, records: count })),
  };
  return `${JSON.stringify(list, null, INDENT)}\n`;
}

async function* pieceOf<T>(piece: () => Promise<T>): AsyncGenerator<T> {
  yield await piece();
}

function read<T>(
  { database, organizationId }: ArchiveTerms,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return inTransaction(database, { organizationId }, work);
}

function csvText(rows: readonly (readonly string[])[], locale: Locale): string {
  const { delimiter } = SALES_FILE_FORMS[locale];
  return stringify(
    rows.map((row) => [...row]),
    { ...FILE_FORM, delimiter },
  );
}

function namesOf(columns: readonly ArchiveColumn[]): readonly string[] {
  return columns.map(({ name }) => name);
}
