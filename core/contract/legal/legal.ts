import * as Schema from "effect/Schema";
import { MAX_CONSENT_TOPIC, MAX_LEGAL_BODY, MAX_LEGAL_TITLE } from "#core/legal/legal-form.ts";
import type { LegalContent, LegalHistory, WholeLegalVersion } from "#core/legal/legal-text.ts";
import type { HeldLegalDraft } from "#core/setting/legal/legal-draft.ts";
import { legalDocument as document, LEGAL_TEXT_FIELDS } from "./legal-page.ts";
import { integerText } from "../list/query.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, instant, paragraph, trimmed } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";
import { company } from "../shop/company.ts";

const typedText = wireStruct({
  kind: LEGAL_TEXT_FIELDS.kind,
  title: trimmed(0, MAX_LEGAL_TITLE),
  body: paragraph(0, MAX_LEGAL_BODY),
  analytics: Schema.optionalKey(paragraph(0, MAX_CONSENT_TOPIC)),
  marketing: Schema.optionalKey(paragraph(0, MAX_CONSENT_TOPIC)),
});
const text = wireStruct(LEGAL_TEXT_FIELDS);

/** What an organization says in each language, as it is kept. */
export const legalContent: WireCodec<LegalContent> = wireStruct({ ro: text, en: text });

/** A document of the organization. */
export const legalParams = wireStruct({ document });

/** One publication of a document. */
export const legalVersionParams = wireStruct({ document, number: integerText(1, 2_147_483_647) });

/** The content as somebody writes it, with the version of the draft that it changes. */
export const legalCommand = wireStruct({
  version: count,
  content: wireStruct({ ro: typedText, en: typedText }),
});

/** The version of the draft that is to be public. */
export const legalPublicationCommand = wireStruct({ version: count });

/** The draft as it is held. */
export const heldLegalDraft: WireCodec<HeldLegalDraft> = wireStruct({
  version: count,
  content: legalContent,
  company,
});

const VERSION_FIELDS = { number: count, at: instant, by: Schema.String };

/** The newest publications, and what is public. */
export const legalHistory: WireCodec<LegalHistory> = wireStruct({
  draftVersion: count,
  versions: Schema.Array(wireStruct(VERSION_FIELDS)),
  content: Schema.NullOr(legalContent),
});

/** A publication with what it says. */
export const wholeLegalVersion: WireCodec<WholeLegalVersion> = wireStruct({
  ...VERSION_FIELDS,
  content: legalContent,
});

/** The draft as a refusal names it. */
export function encodeLegalDraft(held: HeldLegalDraft): unknown {
  return encoderOf(heldLegalDraft)(held);
}
