import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { lockCompany, readCompany } from "#adapters/server/account/organization/company.queries.ts";
import { nameOf, requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { visibleShop } from "#adapters/server/shop/visible-shop.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeLegalDraft } from "#core/contract/legal/legal.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { keptContent } from "#core/legal/legal-content.ts";
import { legalFieldProblems } from "#core/legal/legal-field-problems.ts";
import { changedLocales, isSameContent, type LegalDocument } from "#core/legal/legal-text.ts";
import type { HeldLegalDraft } from "#core/setting/legal/legal-draft.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import {
  insertLegalVersion,
  listLegalVersions,
  readLegalDraft,
  readLegalVersion,
  writeLegalDraft,
} from "./legal.queries.ts";
import type { LegalTexts } from "./legal-texts.ts";

interface LegalDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly ids: IdSource;
  readonly legalTexts: LegalTexts;
}

/**
 * The legal texts of an organization: a draft by the version that was read (SETTING-1), its publications under numbers
 * (SHOP-22), and what visitors read (SHOP-23). Every write is audited.
 */
export function createLegalHandlers(
  deps: LegalDeps,
): Pick<
  Handlers,
  | "showLegalText"
  | "readLegalDraft"
  | "writeLegalDraft"
  | "listLegalVersions"
  | "readLegalVersion"
  | "publishLegalDraft"
> {
  const { access, database, directory, ids, legalTexts } = deps;
  return {
    showLegalText: async ({ params: { id, document }, visitor }) => {
      const snapshot = await visibleShop(directory, visitor, await directory.byId(id));
      const locale = visitor.localeOr(snapshot.shop.locale);
      const shown = await legalTexts.shownOf(snapshot, document, locale);
      return shown === null ? answer(null, 204) : answer(shown);
    },
    readLegalDraft: async ({ params: { document }, visitor }) => {
      const { permission } = ENDPOINTS.readLegalDraft;
      const { organizationId } = await requireStaffScope(access, visitor, permission);
      return answer(
        await inTransaction(database, { organizationId }, (queries) => heldDraft(queries, document)),
      );
    },
    writeLegalDraft: async ({ params: { document }, body, visitor }) => {
      const { permission } = ENDPOINTS.writeLegalDraft;
      const { organizationId, userId } = await requireStaffScope(access, visitor, permission);
      const problems = legalFieldProblems(document, body.content);
      if (Object.keys(problems).length > 0) throw invalid(messagesOf(problems));
      const content = keptContent(document, body.content);
      const written = await inTransaction(database, { organizationId }, async (queries) => {
        const held = await lockedDraft(queries, document, body.version);
        await writeLegalDraft(queries, document, content);
        // Not the texts: what was public is in the versions, and a log is read by the page.
        const kinds = { ro: content.ro.kind, en: content.en.kind };
        const changed = changedLocales(held.content, content);
        const detail = { document, version: held.version, changed, kinds };
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "legal.write",
          subject: organizationId,
          detail,
        };
        await writeAudit(queries, entry, visitor.now);
        return heldDraft(queries, document);
      });
      return answer(written);
    },
    listLegalVersions: async ({ params: { document }, visitor }) => {
      const { permission } = ENDPOINTS.listLegalVersions;
      const { organizationId } = await requireStaffScope(access, visitor, permission);
      const history = await inTransaction(database, { organizationId }, async (queries) => {
        const versions = await listLegalVersions(queries, document);
        const newest = versions[0];
        const current =
          newest === undefined ? null : await readLegalVersion(queries, document, newest.number);
        const { version: draftVersion } = await readLegalDraft(queries, document);
        return { draftVersion, versions, content: current?.content ?? null };
      });
      return answer(history);
    },
    readLegalVersion: async ({ params: { document, number }, visitor }) => {
      const { permission } = ENDPOINTS.readLegalVersion;
      const { organizationId } = await requireStaffScope(access, visitor, permission);
      const version = await inTransaction(database, { organizationId }, (queries) =>
        readLegalVersion(queries, document, number),
      );
      if (version === null) throw notFound();
      return answer(version);
    },
    publishLegalDraft: async ({ params: { document }, body, visitor }) => {
      const { permission } = ENDPOINTS.publishLegalDraft;
      const scope = await requireStaffScope(access, visitor, permission);
      const { organizationId, userId } = scope;
      await inTransaction(database, { organizationId }, async (queries) => {
        const { content } = await lockedDraft(queries, document, body.version);
        const newest = (await listLegalVersions(queries, document))[0]?.number ?? 0;
        const current = newest === 0 ? null : await readLegalVersion(queries, document, newest);
        // Said twice, by two people or by one without an answer, it is one publication.
        if (current !== null && isSameContent(current.content, content)) return;
        const version = { number: newest + 1, at: visitor.now, by: nameOf(scope), content };
        await insertLegalVersion(queries, document, version, userId);
        const detail = { document, number: version.number };
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "legal.publish",
          subject: organizationId,
          detail,
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
  };
}

async function heldDraft(queries: Queries, document: LegalDocument): Promise<HeldLegalDraft> {
  const { version, content } = await readLegalDraft(queries, document);
  const { company } = await readCompany(queries);
  return { version, content, company };
}

// The organization's row stands for its drafts, of which the first edit finds none to lock.
async function lockedDraft(
  queries: Queries,
  document: LegalDocument,
  version: number,
): Promise<HeldLegalDraft> {
  await lockCompany(queries);
  const held = await heldDraft(queries, document);
  if (held.version !== version) throw refused(SETTING_CONFLICT, { setting: encodeLegalDraft(held) });
  return held;
}
