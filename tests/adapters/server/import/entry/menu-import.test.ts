import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENU_FORMATS } from "#core/import/menu-format.ts";
import {
  FIRST_IMPORT_OPTIONS,
  MAX_IMPORT_BYTES,
  type ImportOptions,
  type ImportPreview,
} from "#core/import/menu-import.ts";
import { isProduct, type ProductEntry } from "#core/draft/menu-entry.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO, BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { filesIn, FIXTURE_MENUS } from "../menu-files.ts";

let server: TestServer;
let manager: HttpClient;
let colleague: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  colleague = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const params = { id: BISTRO };

interface Sent {
  readonly name: string;
  readonly content: string;
}

const sent = (name: string, content: string | Uint8Array): Sent => ({
  name,
  content: Buffer.from(content).toString("base64"),
});

async function preview(files: readonly Sent[], options: Partial<ImportOptions> = {}): Promise<ImportPreview> {
  const body = { files, options: { ...FIRST_IMPORT_OPTIONS, ...options } };
  return succeeded(await manager.call("previewMenuImport", { params, body }));
}

const take = (files: readonly Sent[], revision: number, options: Partial<ImportOptions> = {}) =>
  manager.call("importMenu", {
    params,
    body: { files, options: { ...FIRST_IMPORT_OPTIONS, ...options }, revision },
  });

const load = async () => succeeded(await manager.call("loadMenuDraft", { params }));

async function discard(): Promise<void> {
  const { revision } = await load();
  await manager.call("discardMenuDraft", { params, body: { revision, ids: null } });
}

async function publish(): Promise<number> {
  const { revision } = await load();
  return (await manager.call("publishMenu", { params, body: { revision } })).status;
}

const names = ({ changes }: ImportPreview): readonly (string | null | undefined)[] =>
  changes.map(({ after }) => after?.names.ro);

const TABLE = sent(
  "meniu.csv",
  "Denumire;Categorie;Preț Centru;Note\nSupă de linte;Supe noi;21,50;x\nSupă de roșii;Supe noi;scump;y\nSupă de pui;Supe noi;18;\n",
);

describe("importing a menu in the back office", () => {
  it("shows what a file would change, by which columns, and what is refused where, before anything is written (IMPORT-8)", async () => {
    const before = await load();
    const found = await preview([TABLE]);
    expect(found).toMatchObject({ format: "table", refusal: null, products: 2, refused: 1, contested: [] });
    expect(found.table).toEqual({
      headings: [
        { heading: "Denumire", sample: "Supă de linte" },
        { heading: "Categorie", sample: "Supe noi" },
        { heading: "Preț Centru", sample: "21,50" },
        { heading: "Note", sample: "x" },
      ],
      columns: [
        { field: "name", location: null, heading: "Denumire" },
        { field: "category", location: null, heading: "Categorie" },
        { field: "price", location: "centru", heading: "Preț Centru" },
      ],
    });
    expect(found.findings[0]).toEqual({
      severity: "refused",
      file: "meniu.csv",
      where: "line 3, column 3",
      reason: { key: "priceUnreadable", values: ["scump"] },
      times: 1,
    });
    expect(names(found)).toEqual(["Supe noi", "Supă de linte", "Supă de pui"]);
    expect(await load()).toEqual(before);
  });

  it("reads the columns that are chosen, and none besides", async () => {
    const columns = [
      { field: "name", location: null, heading: "Denumire" },
      { field: "price", location: null, heading: "Preț Centru" },
      { field: "description", location: null, heading: "Note" },
    ] as const;
    const { changes } = await preview([TABLE], { columns });
    const [soup] = changes.flatMap(({ after }) => (after !== null && isProduct(after) ? [after] : []));
    expect(soup).toMatchObject({ descriptions: { ro: "x", en: null } });
    expect(changes[0]?.after).toMatchObject({ type: "category", names: { ro: "Meniu" } });
  });

  it("takes the file into the draft, once and not again, and into the menu when that is published (IMPORT-9)", async () => {
    const { revision } = await preview([TABLE]);
    const held = succeeded(await take([TABLE], revision));
    expect(held.changes).toHaveLength(3);
    expect((await load()).changes.map(({ by }) => by)).toEqual(Array(3).fill("Andrei Stan"));
    const again = await preview([TABLE]);
    expect([again.changes, again.contested]).toEqual([[], []]);
    expect(succeeded(await take([TABLE], again.revision))).toEqual({
      revision: again.revision,
      changes: [],
      settled: [],
    });
    expect(await publish()).toBe(204);
    const served = async () =>
      succeeded(await server.client().call("menu", { query: { filter: { shopId: BISTRO } } }));
    await until(async () => (await served()).products.some(({ slug }) => slug === "supa-de-linte"));
    expect((await preview([TABLE])).changes).toEqual([]);
    const [row] = await asOwner(
      server,
      "select detail from audit_log where action = 'menu.import' order by at desc limit 1",
    );
    expect(row).toMatchObject({ detail: { format: "table", files: ["meniu.csv"], changed: 3 } });
  });

  it("names the pictures of products that the draft would have, and leaves out none of them (IMPORT-11)", async () => {
    const file = sent(
      "meniu.csv",
      "nume,pret,poza\nCeai de mentă,9,foto/Ceai.JPG\nCafea,8,\nCeai de iarbă,scump,iarba.jpg\n",
    );
    const { changes, pictures, findings } = await preview([file]);
    const tea = changes.find(({ after }) => after?.names.ro === "Ceai de mentă")?.after;
    expect(pictures).toEqual([{ productId: tea?.id, name: "foto/Ceai.JPG" }]);
    expect(findings.map(({ reason: { key } }) => key)).not.toContain("pictureLeft");
    const offers = { "@type": "Offer", price: "18.00", priceCurrency: "RON" };
    const menu = {
      "@type": "Menu",
      hasMenuItem: { name: "Ceai verde", image: "https://vechi.example/verde.jpg", offers },
    };
    const named = await preview([sent("meniu.json", JSON.stringify(menu))]);
    expect(named.pictures.map(({ name }) => name)).toEqual(["https://vechi.example/verde.jpg"]);
  });

  it("is refused where somebody changed the draft since it was compared with it, and changes nothing (IMPORT-9)", async () => {
    const file = sent("meniu.csv", "nume,pret\nCeai de tei,9\n");
    const { revision, changes } = await preview([file]);
    const [first] = changes;
    if (first === undefined) throw new Error("The file changes something");
    const body = { changes: [{ base: first.before, entry: first.after }] };
    await colleague.call("editMenuDraft", { params, body });
    const before = await load();
    const refused = await take([file], revision);
    expect([refused.status, refused.key]).toEqual([409, "menu.version_conflict"]);
    expect(await load()).toEqual(before);
    await discard();
  });

  it("says about what the draft and the file do not agree, and keeps the draft's word unless the file's is asked for (IMPORT-9)", async () => {
    const { entries } = await load();
    const soup = entries.find(
      (entry): entry is ProductEntry => isProduct(entry) && entry.slug === "supa-de-linte",
    );
    if (soup === undefined) throw new Error("The soup was published");
    const renamed = { ...soup, names: { ro: "Linte picantă", en: "Spicy lentils" } };
    await colleague.call("editMenuDraft", { params, body: { changes: [{ base: soup, entry: renamed }] } });
    const keyed = sent(
      "meniu.csv",
      "key;nume;categorie;preț centru\nSupe noi/Supă de linte;Linte de casă;Supe noi;22\n",
    );
    const asDraft = await preview([keyed]);
    expect(asDraft.contested).toEqual([{ id: soup.id, by: "Radu Georgescu" }]);
    expect(asDraft.changes[0]?.after?.names).toEqual({ ro: "Linte picantă", en: "Spicy lentils" });
    const asFile = await preview([keyed], { wins: "file" });
    expect(asFile.changes[0]?.after?.names).toEqual({ ro: "Linte de casă", en: "Spicy lentils" });
    await discard();
  });

  it.each([
    ["no text", sent("meniu.csv", new Uint8Array([0xff, 0x41, 0x80])), "unreadable", "textEncoding"],
    ["no columns", sent("meniu.csv", "a,b\n1,2\n"), "format", "nameColumnMissing"],
    ["a picture called .csv", sent("meniu.csv", "\u0089PNG\r\n\u001a\n"), "format", "nameColumnMissing"],
    ["JSON of nothing", sent("meniu.json", "{}"), "format", "fieldMissing"],
    [
      "a workbook that is a bomb",
      sent("meniu.xlsx", zipSync({ "xl/workbook.xml": new Uint8Array(80 * 1024 * 1024) })),
      "unreadable",
      "workbookLarge",
    ],
  ] as const)("takes nothing from %s, and says why", async (_what, file, refusal, reason) => {
    const found = await preview([file]);
    expect([found.refusal, found.changes]).toEqual([refusal, []]);
    expect(found.findings.map(({ reason: { key } }) => key)).toContain(reason);
    const refused = await take([file], found.revision);
    expect([refused.status, refused.key]).toEqual([409, "menu.unreadable"]);
  });

  it("takes no more than 4 MB, and reads none of it from who may not send it", async () => {
    const body = JSON.stringify({
      files: [{ name: "a.json", content: "A".repeat(MAX_IMPORT_BYTES * 2) }],
      options: {},
    });
    const path = `/api/operations/menus/${BISTRO}/import/preview`;
    expect((await manager.raw("POST", path, { body })).status).toBe(413);
    expect((await server.client().raw("POST", path, { body })).status).toBe(401);
  });

  it("brings a downloaded menu back as it is (IMPORT-3)", async () => {
    const { text, headers, status } = await manager.raw("GET", `/api/operations/menus/${BISTRO}/file`);
    expect([status, headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="bistro-nord-menu.json"',
    ]);
    const found = await preview([sent("bistro-nord-menu.json", text)]);
    expect(found).toMatchObject({ format: "diner", refusal: null, changes: [], contested: [], refused: 0 });
  });

  it.each(MENU_FORMATS.filter((format) => format !== "diner"))(
    "knows a file in the format %s by what it holds, and takes it once (IMPORT-9)",
    async (format) => {
      const files = filesIn(join(FIXTURE_MENUS, format))
        .filter(({ name }) => !name.endsWith(".xlsx"))
        .map(({ name }) => sent(name, readFileSync(join(FIXTURE_MENUS, format, name))));
      const found = await preview(files);
      expect([found.format, found.refusal]).toEqual([format, null]);
      expect(found.changes.length).toBeGreaterThan(0);
      const held = succeeded(await take(files, found.revision));
      expect(held.changes).toHaveLength(found.changes.length);
      expect((await preview(files)).changes).toEqual([]);
      expect(await publish()).toBe(204);
      expect((await preview(files)).changes).toEqual([]);
    },
  );
});
