import { createLastGoodCache } from "#adapters/server/cache/last-good-cache.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toId, type OrganizationId } from "#core/kernel/id.ts";
import {
  currentVersion,
  LEGAL_DOCUMENTS,
  shownLegalText,
  type LegalDocument,
  type ShownLegalVersion,
} from "#core/legal/legal-text.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Clock } from "#core/time/clock.ts";
import { readLegalVersion } from "./legal.queries.ts";

/** The legal texts that pages of shops show. */
export interface LegalTexts {
  /** The public version of a document of a shop in a language; null where only the standard text is there (SHOP-23). */
  shownOf(
    snapshot: Pick<ShopSnapshot, "organizationId" | "legal">,
    document: LegalDocument,
    locale: Locale,
  ): Promise<ShownLegalVersion | null>;
}

// A version never changes; it is read again only so that one that nobody asks for any more is forgotten.
const LIFETIME_MS = 3_600_000;
const MAX_VERSIONS = 100;

/** Keeps the versions that were read, by the number that the shop names; so a page needs no database to be drawn again. */
export function createLegalTexts(database: DatabasePool, clock: Pick<Clock, "millis">): LegalTexts {
  const versions = createLastGoodCache({
    read: (key) => {
      const [organizationId = "", name, number] = key.split(" ");
      const document = LEGAL_DOCUMENTS.find((one) => one === name);
      if (document === undefined) throw new Error(`No legal text is named ${name}`);
      return inTransaction(database, { organizationId: toId<OrganizationId>(organizationId) }, (queries) =>
        readLegalVersion(queries, document, Number(number)),
      );
    },
    most: MAX_VERSIONS,
    freshMillis: LIFETIME_MS,
    millis: () => clock.millis(),
  });
  return {
    shownOf: async ({ organizationId, legal }, document, locale) => {
      const current = currentVersion(legal, document);
      if (current === null) return null;
      const version = await versions.get(`${organizationId} ${document} ${current}`);
      if (version === null) return null;
      const { number, at, content } = version;
      return { number, at, text: shownLegalText(content, locale) };
    },
  };
}
