import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOpenBody } from "#adapters/server/http/open-body.ts";
import { ENCODINGS, type Encoding } from "#adapters/server/http/encoding.ts";

const UNPACK: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

function unpack(encoding: Encoding, parts: readonly Buffer[]): Buffer {
  return UNPACK[encoding](Buffer.concat(parts));
}

const MAX_END = 65_535;

describe("createOpenBody", () => {
  for (const encoding of ENCODINGS) {
    it(`sends a beginning and each end as one text: ${encoding}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: "grapheme", maxLength: 5000, size: "max" }),
          fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 500 }), { maxLength: 4 }),
          async (beginning, ends) => {
            const body = await createOpenBody(Buffer.from(beginning), encoding);
            for (const end of ends)
              expect(unpack(encoding, body.endedWith(end)).toString()).toBe(beginning + end);
          },
        ),
      );
    });

    it(`takes an end of one byte and of 65,535, and no other: ${encoding}`, async () => {
      const body = await createOpenBody(Buffer.from("menu ".repeat(100_000)), encoding);
      for (const length of [1, 255, 256, MAX_END])
        expect(unpack(encoding, body.endedWith("x".repeat(length)))).toHaveLength(500_000 + length);
      expect(() => body.endedWith("")).toThrow("does not fit");
      expect(() => body.endedWith("x".repeat(MAX_END + 1))).toThrow("does not fit");
    });
  }

  it("compresses what everybody gets, and adds a few bytes to an end", async () => {
    const body = await createOpenBody(Buffer.from("menu ".repeat(100_000)), "br");
    const [short, long] = ["x", "x".repeat(101)].map((end) => Buffer.concat(body.endedWith(end)).length);
    expect(short).toBeLessThan(200);
    expect(long).toBe((short ?? 0) + 100);
  });

  it("copies nothing of what everybody gets", async () => {
    const body = await createOpenBody(Buffer.from("menu ".repeat(100_000)), "br");
    expect(body.endedWith("y")[0]).toBe(body.endedWith("x")[0]);
  });
});
