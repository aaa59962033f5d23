import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { paragraph, text, trimmed } from "#core/contract/schema/scalars.ts";

const FIELD = (codec: Schema.Codec<string, string>) => Schema.Struct({ name: codec });
const read = (codec: Schema.Codec<string, string>, name: string) => decodeStrictly(FIELD(codec), { name });
const REFUSED = { ok: false, error: { name: ["validation.invalid"] } };
const kept = (name: string) => ({ ok: true, value: { name } });

const BROKEN = ["\ud800", "a\udc00", "\ude00\ud83d", "a\u0000", "a\u001bb", "a\u007f", "a\u0085b"];
const ONLY_OF_LINES = ["a\nb", "a\r\nb", "a\tb", "a\u2028b", "a\u2029b"];
const TURNING = ["a\u202eb", "a\u202ab", "a\u2066b\u2069"];

describe("a text", () => {
  it.each([...BROKEN.filter((name) => name !== "a\u0085b"), ...ONLY_OF_LINES, ...TURNING])(
    "of one line is refused with %j in it",
    (name) => {
      expect(read(text(0, 50), name)).toEqual(REFUSED);
      expect(read(trimmed(0, 50), name)).toEqual(REFUSED);
    },
  );

  it.each(["Ștefan 🍕", "👩\u200d🍳", "שלום", "a\u00adb", "Ana\u200e"])("keeps %j", (name) => {
    for (const codec of [text(0, 50), trimmed(0, 50), paragraph(0, 50)])
      expect(read(codec, name)).toEqual(kept(name));
  });

  it("of several lines keeps its lines, ended alike, and its tabs", () => {
    expect(read(paragraph(0, 50), " a\r\nb\rc\u2028d\n\te\u0085f\n")).toEqual(kept("a\nb\nc\nd\n\te\nf"));
    for (const name of BROKEN.filter((one) => one !== "a\u0085b"))
      expect([name, read(paragraph(0, 50), name)]).toEqual([name, REFUSED]);
  });

  it("is composed where people write it; a password is kept as typed", () => {
    expect(read(trimmed(0, 50), " Zoe\u0301 ")).toEqual(kept("Zo\u00e9"));
    expect(read(paragraph(0, 50), "e\u0301\ne\u0301")).toEqual(kept("\u00e9\n\u00e9"));
    expect(read(text(0, 50), " e\u0301")).toEqual(kept(" e\u0301"));
  });

  const wild = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
      .map((all) => all.join("")),
    fc
      .array(fc.constantFrom(...BROKEN, ...ONLY_OF_LINES, ...TURNING, " ", "e", "\u0301"))
      .map((all) => all.join("")),
  );
  test.prop([wild])("is refused, or well-formed, composed, trimmed and read again as the same", (name) => {
    for (const codec of [trimmed(0, 200), paragraph(0, 200)]) {
      const first = read(codec, name);
      if (!first.ok) {
        expect(first).toEqual({ ok: false, error: { name: [expect.any(String)] } });
        continue;
      }
      const { name: words } = first.value;
      expect([words.isWellFormed(), words.normalize("NFC"), words.trim()]).toEqual([true, words, words]);
      expect(words).not.toMatch(/[\u0085\u2028\u2029]/);
      expect(read(codec, words)).toEqual(first);
    }
    const line = read(trimmed(0, 200), name);
    expect(line.ok ? line.value.name : "").not.toMatch(/[\n\r\t\u202a-\u202e\u2066-\u2069]/);
  });
});

describe("a field with a text that no database could keep", () => {
  it("is named at any depth", () => {
    const body = { email: "a@b.ro", password: "\ud800aaaaaaaa" };
    expect(decodeBody("login", body)).toEqual({ ok: false, error: { password: ["validation.invalid"] } });
    const id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    const item = { id, product_id: id, qty: 1, notes: "\udc00" };
    const cart = { id, shop_id: id, location_id: id, items: [item] };
    expect(decodeBody("saveCart", cart)).toEqual({
      ok: false,
      error: { "items.0.notes": ["validation.invalid"] },
    });
  });
});
