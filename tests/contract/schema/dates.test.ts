import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { dateText } from "#core/contract/schema/scalars.ts";
import { salesSpan } from "#core/sales/day-sales.ts";

const isDate = Schema.is(dateText);

describe("a date on the wire", () => {
  it.each(["1900-01-01", "2024-02-29", "2026-11-25", "9998-12-31"])(
    "is %s, and sales of it have a span",
    (date) => {
      expect(isDate(date)).toBe(true);
      const { from, to } = salesSpan(date, "Europe/Bucharest");
      expect(from < to).toBe(true);
    },
  );

  it.each(["1899-12-31", "0000-01-01", "9999-01-01", "9999-12-31", "2026-02-30", "2026-1-1", ""])(
    "is not %s",
    (date) => {
      expect(isDate(date)).toBe(false);
    },
  );
});
