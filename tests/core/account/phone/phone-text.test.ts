import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toE164 } from "#adapters/server/account/phone/phone-number.ts";
import { readPhone } from "#core/account/phone/phone-text.ts";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { emailOrPhone, phone } from "#core/form/rules.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const NUMBER = "0712034567";

/** What the server makes of a phone that a page sends. */
async function understoodByServer(typed: string): Promise<string | null> {
  const body = decodeBody("addPhone", { phone: typed });
  return body.ok ? toE164(body.value.phone) : null;
}

describe("a phone as people type and paste it", () => {
  it.each([
    ["\u202a0712 034 567\u202c", "of an address book"],
    ["0712\u2060034\u00ad567\u200e", "with joiners, soft hyphens and marks of direction"],
    ["\ufeff0712\u00a0034\u202f567", "with a byte order mark and no-break spaces"],
    ["tel:0712-034-567", "of a link"],
    ["TEL: 0712.034.567", "of a card"],
    ["０７１２０３４５６７", "in full width"],
    ["٠٧١٢٠٣٤٥٦٧", "in Arabic digits"],
    ["۰۷۱۲ ۰۳۴ ۵۶۷", "in Persian digits"],
    ["𝟶𝟽𝟷𝟸𝟶𝟹𝟺𝟻𝟼𝟽", "in mathematical digits"],
    ["0712‑034–567", "with the hyphens of a word processor"],
    ["(0712) 034 567.", "at the end of a sentence"],
    ["0712 034 567,\n", "at the end of a line"],
  ])("is understood: %j %s", async (typed) => {
    expect([readPhone(typed), phone(typed), await understoodByServer(typed)]).toEqual([
      NUMBER,
      null,
      "+40712034567",
    ]);
  });

  it("keeps the country that it names", async () => {
    expect(readPhone("＋1 (212) 555-1234")).toEqual("+12125551234");
    expect(await understoodByServer("\u200e+40 (0)712 034 567")).toEqual("+40712034567");
    expect(await understoodByServer("0040 712 034 567")).toEqual("+40712034567");
  });

  it.each([
    "call 0712034567 now",
    "0712034567 (Ana)",
    "0712034567 / 0722000111",
    "0712034567, 0722000111",
    "0712034567;ext=5",
    "0712034567 ext. 5",
    "0712+034567",
    "1800-FLOWERS",
    "½712034567",
    "\u2060",
    "",
  ])("is not picked out of other text: %j", async (typed) => {
    expect([readPhone(typed), phone(typed), await understoodByServer(typed)]).toEqual([
      null,
      keyMessage("validation.phone"),
      null,
    ]);
  });

  it("signs in without its leading zero, and words are treated as an email", () => {
    expect(["712034567", " 0712 034 567\u200e", "ana@example.com"].map(emailOrPhone)).toEqual([
      null,
      null,
      null,
    ]);
    expect(["0722", "ana", "sună la 0712034567"].map(emailOrPhone)).toEqual([
      keyMessage("validation.phone"),
      keyMessage("validation.email"),
      keyMessage("validation.email"),
    ]);
    expect(decodeBody("login", { email: "\u202a712 034 567\u202c", password: "x" })).toEqual({
      ok: true,
      value: { email: "712034567", password: "x" },
    });
  });
});

const zeros = ["0", "٠", "۰", "०", "০", "０", "𝟎", "𝟘", "𑛐", "𑛚"];
const decoration = fc.constantFrom(
  ..."\u200e\u200f\u2060\u00ad\ufeff\u00a0\u202f\u2066\u2069\u202a\u202c\u3000 .-()‑–/",
);
const national = fc.stringMatching(/^07[0-9]{8}$/);

describe("page and server", PROPERTY_TIMEOUT, () => {
  it("read every spelling of a number as the same", async () => {
    const writing = fc.tuple(
      national,
      fc.array(decoration, { minLength: 11, maxLength: 11 }),
      fc.constantFrom(...zeros),
      fc.constantFrom("", "tel:", "Tel:"),
      fc.constantFrom("", ".", ",", " ;", "!"),
    );
    await fc.assert(
      fc.asyncProperty(writing, async ([digits, between, zero, before, after]) => {
        const written = [...digits]
          .map((digit, at) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)) + between[at])
          .join("");
        const typed = `${before}${written}${after}`;
        expect(readPhone(typed)).toEqual(digits);
        expect(await understoodByServer(typed)).toEqual(await understoodByServer(digits));
      }),
      runs(300),
    );
  });

  it("refuse the same texts, and read their own result unchanged", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[+0-9 ().a-z,;/-]{0,24}$/),
      fc.tuple(national, fc.string(), national).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const read = readPhone(typed);
        expect(phone(typed) === null).toBe(read !== null);
        const again = read === null ? null : readPhone(read);
        const e164 = read === null ? null : await toE164(read);
        expect([again, e164]).toEqual([read, await understoodByServer(typed)]);
      }),
      runs(500),
    );
  });
});
