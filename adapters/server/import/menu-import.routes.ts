import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf } from "#adapters/server/account/organization/staff-scope.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { createUploadQueue } from "#adapters/server/http/upload-queue.ts";
import { lockDraft, readDraft, writeChanges } from "#adapters/server/menu/draft/menu-drafts.queries.ts";
import { requireShop, type MenuDraftDeps } from "#adapters/server/menu/edited-shop.ts";
import { exportMenu } from "#adapters/server/menu/file/export-menu.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { editDraft } from "#core/draft/edit-draft.ts";
import type { Finding } from "#core/import/finding.ts";
import { MAX_NAMED_FINDINGS, type ImportOptions, type ImportPreview } from "#core/import/menu-import.ts";
import { compareMenu } from "./entry/compare-menu.ts";
import { readFiles, type ReadFiles } from "./entry/read-files.ts";
import type { RawFile } from "./source-file.ts";

type MenuImportHandlers = Pick<Handlers, "previewMenuImport" | "importMenu" | "downloadMenu">;

// A menu of five thousand products is written in one statement, and the machine may be busy with orders.
const IMPORT_STATEMENT_MS = 60_000;

/** Menus of shops from files into their drafts, and out again (IMPORT-8, IMPORT-9); each import is audited. */
export function createMenuImportHandlers(deps: MenuDraftDeps): MenuImportHandlers {
  const { database, ids } = deps;
  const reading = createUploadQueue();
  const read = (
    files: readonly SentFile[],
    options: ImportOptions,
    snapshot: ShopSnapshot,
  ): Promise<ReadFiles> => reading(() => readFiles(files.map(toRawFile), options, snapshot), snapshot.shopId);

  return {
    previewMenuImport: async ({ params: { id }, body: { files, options }, visitor }) => {
      const { snapshot } = await requireShop(deps, visitor, id);
      const found = await read(files, options, snapshot);
      const preview = await inTransaction(database, snapshot, async (queries): Promise<ImportPreview> => {
        const { revision } = await readDraft(queries, id);
        const common = { revision, format: found.format, table: found.table };
        if (!found.read.ok)
          return {
            ...common,
            ...describeFindings(found.read.error.findings),
            refusal: found.read.error.kind,
            products: 0,
            changes: [],
            contested: [],
            pictures: [],
          };
        const { draft, findings } = found.read.value;
        const compared = await compareMenu(queries, snapshot, found, draft, {
          wins: options.wins,
          file: files[0]?.name ?? "",
        });
        return {
          ...common,
          ...describeFindings([...findings, ...compared.findings]),
          refusal: null,
          products: draft.products.length,
          changes: compared.changes.map(({ base, entry }) => ({ before: base, after: entry })),
          contested: compared.contested,
          pictures: compared.pictures,
        };
      });
      return answer(preview);
    },
    importMenu: async ({ params: { id }, body: { files, options, revision }, visitor }) => {
      const { scope, snapshot } = await requireShop(deps, visitor, id);
      const found = await read(files, options, snapshot);
      if (!found.read.ok) throw refused("menu.unreadable");
      const { draft } = found.read.value;
      const { now } = visitor;
      const held = await inTransaction(
        database,
        snapshot,
        async (queries) => {
          const { revision: current } = await lockDraft(queries, id);
          if (current !== revision) throw refused("menu.version_conflict");
          const compared = await compareMenu(queries, snapshot, found, draft, {
            wins: options.wins,
            file: files[0]?.name ?? "",
          });
          if (compared.changes.length === 0) return { revision, changes: [], settled: [] };
          const editor = { by: nameOf(scope), now, isImport: true };
          const edit = editDraft(compared.published, compared.held, compared.changes, editor);
          if (!edit.ok) throw refused("menu.version_conflict");
          const { changes, settled } = edit.value;
          const next = await writeChanges(queries, id, changes, settled);
          const detail = {
            revision: next,
            format: found.format,
            files: files.map(({ name }) => name),
            changed: changes.length + settled.length,
          };
          const entry = { id: ids.ulid(), actorId: scope.userId, action: "menu.import", subject: id, detail };
          await writeAudit(queries, entry, now);
          return { revision: next, changes, settled };
        },
        { statementMillis: IMPORT_STATEMENT_MS },
      );
      return answer(held);
    },
    downloadMenu: async ({ params: { id }, visitor }) => {
      const { snapshot } = await requireShop(deps, visitor, id);
      const text = await exportMenu(database, snapshot);
      if (text === null) throw notFound();
      return {
        kind: "bytes",
        status: 200,
        body: text,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": `attachment; filename="${snapshot.shop.slug}-menu.json"`,
          "cache-control": "no-store",
        },
      };
    },
  };
}

interface SentFile {
  readonly name: string;
  readonly content: string;
}

function toRawFile({ name, content }: SentFile): RawFile {
  return { name, bytes: Buffer.from(content, "base64") };
}

function describeFindings(
  findings: readonly Finding[],
): Pick<ImportPreview, "findings" | "refused" | "altered"> {
  const refused = findings.filter(({ severity }) => severity === "refused");
  const altered = findings.filter(({ severity }) => severity === "changed");
  return {
    findings: [...refused, ...altered].slice(0, MAX_NAMED_FINDINGS),
    refused: refused.length,
    altered: altered.length,
  };
}
