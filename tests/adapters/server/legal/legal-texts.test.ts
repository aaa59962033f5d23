import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_CONSENT_QUESTION, MAX_LEGAL_BODY } from "#core/legal/legal-form.ts";
import { STANDARD_CONTENT, type LegalContent } from "#core/legal/legal-text.ts";
import { asOwner, rowsOf } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { publishConsentText } from "#tests/support/shopping/publish-consent-text.ts";

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true, pages: await loadBuiltPages() });
  owner = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
});
afterAll(() => server.stop());

const ofTerms = { params: { document: "terms" } } as const;
const read = async () => succeeded(await owner.call("readLegalDraft", ofTerms));
const write = (version: number, content: LegalContent) =>
  owner.call("writeLegalDraft", { ...ofTerms, body: { version, content } });
const publish = (version: number) => owner.call("publishLegalDraft", { ...ofTerms, body: { version } });
const isPublished = async (version: number) => expect((await publish(version)).status).toBe(204);
const history = async () => succeeded(await owner.call("listLegalVersions", ofTerms));
const page = async (path: string, locale = "ro") =>
  (await fetch(`${server.origin}/shops/zen${path}`, { headers: { "accept-language": locale } })).text();
const added = (body: string): LegalContent => ({
  ...STANDARD_CONTENT,
  ro: { kind: "added", title: "Evenimente", body },
});

describe("the legal texts of an organization over the wire (SHOP-21 to SHOP-23)", () => {
  it("are the standard text before anything was published, without a version", async () => {
    expect(await read()).toMatchObject({ version: 0, content: STANDARD_CONTENT });
    expect(await history()).toEqual({ draftVersion: 0, versions: [], content: null });
    const html = await page("/terms");
    expect(html).toContain("Prețurile includ TVA");
    expect(html).not.toContain("Versiunea 1");
  });

  it("are on the page once they are published, as text, with number and day, and are audited", async () => {
    const content = added("## Peste 20 de persoane\nSună-ne.\n<script>alert(1)</script>");
    const held = succeeded(await write(0, content));
    expect(held.version).toBe(1);
    expect(held.content.ro.body).toBe("## Peste 20 de persoane\n\nSună-ne.\n<script>alert(1)</script>");
    expect(await page("/terms")).not.toContain("Peste 20 de persoane");
    await isPublished(1);
    const { versions, ...rest } = await history();
    expect(rest).toEqual({ draftVersion: 1, content: held.content });
    expect(versions).toMatchObject([{ number: 1, by: "Elena Marin" }]);
    await until(async () => (await page("/terms")).includes("Peste 20 de persoane"));
    const html = await page("/terms");
    expect(html).toMatch(/Versiunea 1, din \d{4}-\d{2}-\d{2}/u);
    expect(html).toContain("Prețurile includ TVA");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>alert(1)");
    expect(await page("/menu")).not.toContain("Peste 20 de persoane");
    expect(
      await asOwner(
        server,
        `select action, detail ->> 'document' as document from audit_log where action like 'legal.%' order by action desc`,
      ),
    ).toEqual([
      { action: "legal.write", document: "terms" },
      { action: "legal.publish", document: "terms" },
    ]);
  });

  it("are shown in the other language, marked as of it, to who reads in one without words", async () => {
    const html = await page("/terms", "en");
    expect(html.split(/<section [^>]*lang="ro"[^>]*>/u)[1] ?? "").toContain("Evenimente");
    expect(html).toContain("The text below is in Romanian only.");
    expect(html).toContain("Prices include VAT");
    const guest = server.client();
    const shown = succeeded(
      await guest.call("showLegalText", { params: { id: await zenShop(), document: "terms" } }),
    );
    expect(shown).toMatchObject({ number: 1, text: { kind: "added", locale: "ro" } });
    const none = await guest.call("showLegalText", { params: { id: await zenShop(), document: "refund" } });
    expect(none.status).toBe(204);
  });

  it("get no second number for what is public, and the next one for what is not", async () => {
    await isPublished(1);
    expect((await history()).versions).toHaveLength(1);
    const own: LegalContent = { ...STANDARD_CONTENT, en: { kind: "own", title: "", body: "Ours alone." } };
    const { version } = succeeded(await write(1, own));
    await isPublished(version);
    await until(async () => (await page("/terms", "en")).includes("Ours alone."));
    expect(await page("/terms", "en")).not.toContain("Prices include VAT");
    const first = succeeded(
      await owner.call("readLegalVersion", { params: { document: "terms", number: 1 } }),
    );
    expect(first.content.ro.title).toBe("Evenimente");
    expect((await owner.call("readLegalVersion", { params: { document: "terms", number: 3 } })).status).toBe(
      404,
    );
  });

  it("are never changed once published, not even by a statement", async () => {
    const change = rowsOf(
      server.services.database,
      "update legal_versions set content = '{}' returning number",
    );
    await expect(change).rejects.toThrow(/permission denied/u);
  });

  it("are written once of ten who save at once, and published as they were seen", async () => {
    const { version } = await read();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => write(version, added(`Numărul ${at}`))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = all.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ key }) => key))).toEqual(new Set(["setting.version_conflict"]));
    expect(refusals[0]?.data).toMatchObject({ setting: { version: version + 1 } });
    const stale = await publish(version);
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    expect((await history()).versions).toHaveLength(2);
    const both = await Promise.all([publish(version + 1), publish(version + 1)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await history()).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it("are refused field by field, lose nothing, and are the owner's alone", async () => {
    const { version, content } = await read();
    const wrong = await write(version, {
      ro: { kind: "added", title: "", body: "" },
      en: { kind: "own", title: "", body: "x".repeat(MAX_LEGAL_BODY + 1) },
    });
    expect([wrong.status, wrong.fields]).toEqual([422, ["content.en.body"]]);
    const blank = await write(version, {
      ro: { kind: "added", title: "", body: "" },
      en: { kind: "own", title: "", body: " " },
    });
    expect([blank.status, blank.fields]).toEqual([
      422,
      ["content.ro.title", "content.ro.body", "content.en.body"],
    ]);
    expect((await read()).content).toEqual(content);
    const longest: LegalContent = {
      ro: { kind: "own", title: "", body: "ș".repeat(MAX_LEGAL_BODY) },
      en: { kind: "own", title: "", body: "🍕".repeat(MAX_LEGAL_BODY) },
    };
    succeeded(await write(version, longest));
    const manager = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    expect((await manager.call("readLegalDraft", ofTerms)).status).toBe(403);
    expect((await manager.call("publishLegalDraft", { ...ofTerms, body: { version: 1 } })).status).toBe(403);
  });
});

describe("the consent text of an organization over the wire (CONSENT-6)", () => {
  const ofConsent = { params: { document: "consent" } } as const;
  const zen = async () =>
    succeeded(await server.client().call("shopBySlug", { params: { slug: "zen" }, query: {} }));
  const shown = async () =>
    server.client().call("showLegalText", { params: { id: await zenShop(), document: "consent" } });

  it("is the standard one, without a version, until another one is published", async () => {
    expect((await zen()).consentVersion).toBeUndefined();
    expect((await shown()).status).toBe(204);
    expect(await page("/menu")).not.toContain("consentVersion");
  });

  it("is named by its number with the shop, read where it is asked for, and on no page", async () => {
    await publishConsentText(owner, ZEN_ORGANIZATION, "Ne lași să numărăm?");
    await until(async () => (await zen()).consentVersion === 1);
    expect(succeeded(await shown())).toMatchObject({
      number: 1,
      text: {
        kind: "own",
        locale: "ro",
        body: "Ne lași să numărăm?",
        analytics: "Ne lași să numărăm?",
        marketing: "Ne lași să numărăm?",
      },
    });
    await until(async () => (await page("/menu")).includes('"consentVersion":1'));
    expect(await page("/menu")).not.toContain("Ne lași să numărăm?");
    const { status } = await fetch(`${server.origin}/shops/zen/consent`);
    expect(status).toBe(404);
    expect(
      await asOwner(
        server,
        `select action from audit_log where detail ->> 'document' = 'consent' order by action`,
      ),
    ).toEqual([{ action: "legal.publish" }, { action: "legal.write" }]);
  });

  it("is refused field by field, and as another draft than the one that was seen", async () => {
    const { version } = succeeded(await owner.call("readLegalDraft", ofConsent));
    const said = { kind: "own", title: "", body: "Numărăm?", analytics: " " } as const;
    const send = (content: LegalContent, at = version) =>
      owner.call("writeLegalDraft", { ...ofConsent, body: { version: at, content } });
    const wrong = await send({ ...STANDARD_CONTENT, ro: said });
    expect([wrong.status, wrong.fields]).toEqual([422, ["content.ro.analytics", "content.ro.marketing"]]);
    const added = { kind: "added", title: "Și", body: "Ceva." } as const;
    const kind = await send({ ...STANDARD_CONTENT, en: added });
    expect([kind.status, kind.fields]).toEqual([422, ["content.en.body"]]);
    const long = { ...said, body: "x".repeat(MAX_CONSENT_QUESTION + 1), analytics: "a", marketing: "b" };
    const tooLong = await send({ ...STANDARD_CONTENT, ro: long });
    expect([tooLong.status, tooLong.fields]).toEqual([422, ["content.ro.body"]]);
    const stale = await send({ ...STANDARD_CONTENT, ro: { ...said, analytics: "a", marketing: "b" } }, 0);
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    expect((await zen()).consentVersion).toBe(1);
  });
});

async function zenShop() {
  return succeeded(await server.client().call("shopBySlug", { params: { slug: "zen" }, query: {} })).id;
}
