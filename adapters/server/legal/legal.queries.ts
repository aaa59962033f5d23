import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { count, instant } from "#core/contract/schema/scalars.ts";
import type { UserId } from "#core/kernel/id.ts";
import {
  LEGAL_KINDS,
  MAX_LISTED_VERSIONS,
  STANDARD_CONTENT,
  type LegalContent,
  type LegalDocument,
  type LegalVersion,
  type WholeLegalVersion,
} from "#core/legal/legal-text.ts";

// Every statement here runs within a transaction of the organization.

/** The draft of a document; version 0 and the standard text before the first edit. */
export interface LegalDraftRow {
  readonly version: number;
  readonly content: LegalContent;
}

/** The draft of a document. */
export async function readLegalDraft(queries: Queries, document: LegalDocument): Promise<LegalDraftRow> {
  const found = await READ_DRAFT.first(queries, document);
  return found === null ? { version: 0, content: STANDARD_CONTENT } : decodeDraft(found);
}

/** Writes the draft at its next version. */
export async function writeLegalDraft(
  queries: Queries,
  document: LegalDocument,
  content: LegalContent,
): Promise<void> {
  await WRITE_DRAFT.run(queries, document, JSON.stringify(content));
}

/** The newest publications of a document, the newest first. */
export async function listLegalVersions(
  queries: Queries,
  document: LegalDocument,
): Promise<readonly LegalVersion[]> {
  const rows = await LIST_VERSIONS.rows(queries, document, MAX_LISTED_VERSIONS);
  return rows.map((row) => decodeListed(row));
}

/** One publication; null where there is none of that number. */
export async function readLegalVersion(
  queries: Queries,
  document: LegalDocument,
  number: number,
): Promise<WholeLegalVersion | null> {
  const found = await READ_VERSION.first(queries, document, number);
  return found === null ? null : decodeVersion(found);
}

/** Keeps a publication, and raises each shop of the organization, whose pages show it. */
export async function insertLegalVersion(
  queries: Queries,
  document: LegalDocument,
  { number, at, by, content }: WholeLegalVersion,
  actorId: UserId,
): Promise<void> {
  await INSERT_VERSION.run(queries, document, number, JSON.stringify(content), actorId, by, at);
  await RAISE_SHOPS.run(queries);
}

const text = Schema.Struct({
  kind: Schema.Literals(LEGAL_KINDS),
  title: Schema.String,
  body: Schema.String,
  analytics: Schema.optionalKey(Schema.String),
  marketing: Schema.optionalKey(Schema.String),
});
const content = Schema.Struct({ ro: text, en: text });
const VERSION_FIELDS = { number: count, at: instant, by: Schema.String };

const decodeDraft = decoderOf("a legal draft", Schema.Struct({ version: count, content }));
const decodeListed = decoderOf("a listed legal version", Schema.Struct(VERSION_FIELDS));
const decodeVersion = decoderOf("a legal version", Schema.Struct({ ...VERSION_FIELDS, content }));

const READ_DRAFT = statement(
  "legal.readDraft",
  "select version, content from legal_drafts where organization_id = tenant() and document = $1",
);

const WRITE_DRAFT = statement(
  "legal.writeDraft",
  `insert into legal_drafts as d (organization_id, document, version, content)
     values (tenant(), $1, 1, $2::jsonb)
     on conflict (organization_id, document) do update set version = d.version + 1, content = excluded.content`,
);

const LIST_VERSIONS = statement(
  "legal.listVersions",
  `select number, instant(at) as at, actor_name as by from legal_versions
    where organization_id = tenant() and document = $1 order by number desc limit $2`,
  ["at"],
);

const READ_VERSION = statement(
  "legal.readVersion",
  `select number, instant(at) as at, actor_name as by, content from legal_versions
    where organization_id = tenant() and document = $1 and number = $2`,
  ["at"],
);

const INSERT_VERSION = statement(
  "legal.insertVersion",
  `insert into legal_versions (organization_id, document, number, content, actor_id, actor_name, at)
     values (tenant(), $1, $2, $3::jsonb, $4, $5, $6)`,
);

const RAISE_SHOPS = statement(
  "legal.raiseShops",
  "update shops set version = version + 1 where organization_id = tenant()",
);
