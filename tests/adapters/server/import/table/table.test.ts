import { stringify } from "csv-stringify/sync";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFinding } from "#adapters/server/import/draft/finding.ts";
import { unpackMenu } from "#adapters/server/import/unpack-menu.ts";
import { readMenu } from "#adapters/server/import/read-menu.ts";
import { type TableOptions } from "#core/import/table-columns.ts";
import { readColumn } from "#adapters/server/import/table/table-options.ts";
import { runs } from "#tests/support/patience.ts";

const PLAIN_TABLE: TableOptions = { columns: [], encoding: "utf-8", unpriced: [] };
const ron = (amount: string) => ({ amount, currency: "RON" });
const utf8 = (text: string) => new TextEncoder().encode(text);

async function outcomeOf(
  bytes: Uint8Array,
  options: Partial<TableOptions> = {},
  locations: readonly string[] | null = null,
) {
  const unpacked = await unpackMenu("table", [{ name: "meniu.csv", bytes }], { ...PLAIN_TABLE, ...options });
  const read = readMenu(unpacked, { asked: null, ofShop: null, locations, locale: "ro" });
  const { findings } = read.ok ? read.value : read.error;
  return {
    products: read.ok ? read.value.draft.products : [],
    changed: findings.filter(({ severity }) => severity === "changed").map(describeFinding),
    refused: findings.filter(({ severity }) => severity === "refused").map(describeFinding),
  };
}

const column = (text: string) => {
  const read = readColumn(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe("a table of products", () => {
  it("is read by its headings where they are the names of fields, and names what it leaves out (IMPORT-6)", async () => {
    const text = 'name,category,price,stoc\nCeai,Calde,9.00,3\n"Plăcintă, cu mere",Dulci,12.5,\n';
    const { products, changed, refused } = await outcomeOf(utf8(text));
    expect(products.map(({ key, categoryKey, name, price }) => [key, categoryKey, name, price])).toEqual([
      ["Calde/Ceai", "Calde", "Ceai", ron("9.00")],
      ["Dulci/Plăcintă, cu mere", "Dulci", "Plăcintă, cu mere", ron("12.50")],
    ]);
    expect(refused).toEqual([]);
    expect(changed).toEqual([
      "meniu.csv, line 1: these columns were left out: stoc",
      "meniu.csv, the whole file: prices name no currency: taken as RON",
    ]);
  });

  const columns = [
    "name=Denumire",
    "price:centru=Preț Centru",
    "price:gara=Preț Gara",
    "category=Secțiune",
    "key=Cod",
  ].map(column);

  it("has a column of prices for each location, empty where it is not sold (IMPORT-6)", async () => {
    const text = [
      "Cod;Denumire;Secțiune;Preț Centru;Preț Gara",
      "1;Ciorbă;Supe;12,50;13,00",
      "2;Sarmale;Feluri;1\u00a0234,50\u00a0lei;variable",
      '3;"Papanași\ncu dulceață";Dulci;;18',
      "4;Apă;Băuturi;;",
      "5;;Băuturi;1;1",
      "2;Sarmale mici;Feluri;20;20",
      "6;Vin;Băuturi;1.234;5",
    ].join("\r\n");
    const { products, changed, refused } = await outcomeOf(utf8(`\ufeff${text}`), { columns });
    expect(
      products.map(({ name, price }) => [name, Object.fromEntries(price instanceof Map ? price : [])]),
    ).toEqual([
      ["Ciorbă", { centru: ron("12.50"), gara: ron("13.00") }],
      ["Sarmale", { centru: ron("1234.50"), gara: null }],
      ["Papanași cu dulceață", { centru: null, gara: ron("18.00") }],
      ["Vin", { centru: null, gara: ron("5.00") }],
    ]);
    expect(refused).toEqual([
      "meniu.csv, line 3, column 5: the price is variable, so nobody knows what an order would cost",
      "meniu.csv, line 6: no price at any location",
      "meniu.csv, line 7: it has no name",
      'meniu.csv, line 8: "2" stands in another row already',
      'meniu.csv, line 9, column 4: the price "1.234" can be read in two ways: its mark may divide thousands or decimals',
    ]);
    expect(changed).toEqual([
      "meniu.csv, the whole file: cells were divided at semicolons",
      "meniu.csv, the whole file: prices with a decimal comma were taken as decimals (2 times)",
      'meniu.csv, line 3, column 4: the price "1\u00a0234,50\u00a0lei" was taken as 1234.50',
      "meniu.csv, the whole file: prices name no currency: taken as RON",
    ]);
  });

  it("refuses prices of a location that the shop does not have", async () => {
    const text = utf8("Cod;Denumire;Secțiune;Preț Centru;Preț Gara\n1;Ciorbă;Supe;12;13");
    const { products, refused } = await outcomeOf(text, { columns }, ["centru", "port"]);
    expect(products.map(({ price }) => price)).toEqual([new Map([["centru", ron("12.00")]])]);
    expect(refused).toEqual([
      'meniu.csv, line 1, column 5: the shop has no location "gara": prices there are not taken',
    ]);
  });

  it("takes words for no price as they are said, and a zero as a price otherwise", async () => {
    const text = utf8("name,price\nPâine,0\nUnt,NA\nSare,1");
    expect((await outcomeOf(text, { unpriced: ["0", "NA"] })).refused).toEqual([
      'meniu.csv, line 2, column 2: "0" stands for no price',
      'meniu.csv, line 3, column 2: "NA" stands for no price',
    ]);
    const plain = await outcomeOf(text);
    expect(plain.products.map(({ price }) => price)).toEqual([ron("0.00"), ron("1.00")]);
    expect(plain.refused).toEqual([
      'meniu.csv, line 3, column 2: the price "NA" is not an amount written as 12.50',
    ]);
  });

  it.each([
    ["Windows-1250", [0x50, 0xe2, 0x69, 0x6e, 0x65, 0x20, 0xba, 0x69], "windows-1250", "Pâine și"],
    ["ISO 8859-16", [0x50, 0xe2, 0x69, 0x6e, 0x65, 0x20, 0xba, 0x69], "iso-8859-16", "Pâine și"],
  ] as const)("reads %s where that is said, and never guesses it", async (_name, letters, encoding, name) => {
    const bytes = new Uint8Array([...utf8("name,price\n"), ...letters, ...utf8(",4")]);
    const { products } = await outcomeOf(bytes, { encoding });
    // Windows-1250 has the letter with a cedilla in place of the one with a comma.
    expect(products[0]?.name.replace("ş", "ș")).toEqual(name);
    expect((await outcomeOf(bytes)).refused).toEqual([
      "meniu.csv, the whole file: the file is not utf-8 text: say with --encoding what it is, such as windows-1250",
    ]);
  });

  it("reads UTF-16 by its mark, whatever is said", async () => {
    const text = "name,price\nȚuică,15";
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect((await outcomeOf(little)).products.map(({ name }) => name)).toEqual(["Țuică"]);
    expect((await outcomeOf(little.swap16())).products.map(({ name }) => name)).toEqual(["Țuică"]);
  });

  it("is a workbook too, with numbers as they were typed (IMPORT-6)", async () => {
    const workbook = readFileSync(join(import.meta.dirname, "menu.xlsx"));
    const { products, changed } = await outcomeOf(workbook, { columns });
    expect(products.map(({ key, price }) => [key, price])).toEqual([
      [
        "101",
        new Map([
          ["centru", ron("12.50")],
          ["gara", ron("13.00")],
        ]),
      ],
      [
        "S-2",
        new Map([
          ["centru", ron("1234.50")],
          ["gara", ron("19.90")],
        ]),
      ],
    ]);
    expect(changed).toContain(
      'meniu.csv, line 4, column 3: the price "19.900000000000002" was taken as 19.90',
    );
  });

  it.each([
    ["no name", "price\n1", "no column is the name: say which with --column name=HEADING"],
    ["no price", "name\nCeai", "no column is a price: say which with --column price=HEADING"],
    ["a heading twice", "name,price,price\nCeai,1,2", 'several columns have the heading "price"'],
  ])("is refused whole with %s", async (_what, text, reason) => {
    expect((await outcomeOf(utf8(text))).refused).toEqual([`meniu.csv, the whole file: ${reason}`]);
  });

  it("is refused whole where a column that was asked for is not there", async () => {
    const { refused } = await outcomeOf(utf8("name,price\nCeai,1"), { columns: [column("category=Grupă")] });
    expect(refused).toEqual(['meniu.csv, the whole file: no column has the heading "Grupă"']);
  });

  it("is refused with the line where a quotation mark stays open, and as a workbook that is none", async () => {
    expect((await outcomeOf(utf8('name,price\nCeai,1\n"Apă,2'))).refused[0]).toMatch(
      /^meniu\.csv, line 3: not a table/,
    );
    expect((await outcomeOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).refused[0]).toMatch(
      /^meniu\.csv, the whole file: not a workbook that can be read: /,
    );
  });

  it("takes or refuses every row, whatever stands in it", async () => {
    const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("12", "9,90", "Ceai"));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
        const filled = rows.filter((row) => row.some((text) => text.trim() !== ""));
        const text = stringify([["name", "price"], ...rows], { quoted: true });
        const { products, refused } = await outcomeOf(utf8(text));
        const lines = new Set(refused.map((finding) => /, line (\d+)/.exec(finding)?.[1]));
        expect(products.length > 0 ? products.length + lines.size : lines.size).toEqual(filled.length);
      }),
      runs(200),
    );
  });
});

describe("readColumn", () => {
  it.each(["name", "=Denumire", "nume=Denumire", "price:Centru Vechi=Preț", "name:centru=Preț", "price="])(
    "refuses %s",
    (text) => {
      expect(readColumn(text)).toMatchObject({
        ok: false,
        error: expect.stringMatching(/^FIELD=HEADING with key/),
      });
    },
  );
});
