import type { ConsentText } from "#core/consent/consent.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { STANDARD_CONTENT } from "#core/legal/legal-text.ts";
import { succeeded, type HttpClient } from "../http/http-client.ts";

const params = { document: "consent" } as const;

/** Has an owner publish a consent text with that question; it says the same of both topics. */
export async function publishConsentText(
  owner: HttpClient,
  organizationId: OrganizationId,
  question: string,
): Promise<ConsentText> {
  const { version } = succeeded(await owner.call("readLegalDraft", { params }));
  const ro = { kind: "own", title: "", body: question, analytics: question, marketing: question } as const;
  const body = { version, content: { ...STANDARD_CONTENT, ro } };
  const held = succeeded(await owner.call("writeLegalDraft", { params, body }));
  const { status } = await owner.call("publishLegalDraft", { params, body: { version: held.version } });
  if (status !== 204) throw new Error(`The consent text was not published: ${status}`);
  const { versions } = succeeded(await owner.call("listLegalVersions", { params }));
  const number = versions[0]?.number;
  if (number === undefined) throw new Error("Nothing is published");
  return { organizationId, number };
}
