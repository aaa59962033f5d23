import { describe, expect, it } from "vitest";
import { chooseColumn, columnUses } from "#core/import/choose-column.ts";
import { guessColumns, type TableColumn } from "#core/import/table-columns.ts";

const LOCATIONS = [
  { slug: "centru", name: "Centru" },
  { slug: "gara", name: "Gară" },
];

describe("the columns of a table (IMPORT-8)", () => {
  it("are what their headings say, in whatever case and with or without diacritics", () => {
    expect(guessColumns(["Cod produs", "DENUMIRE", "Preț  (lei)", "Gramaj"], LOCATIONS)).toEqual([
      { field: "key", location: null, heading: "Cod produs" },
      { field: "name", location: null, heading: "DENUMIRE" },
      { field: "price", location: null, heading: "Preț  (lei)" },
    ]);
  });

  it("are the prices of locations by their names, where no column is the price of all", () => {
    expect(guessColumns(["Nume", "Pret Gara", "Preț Centru"], LOCATIONS)).toEqual([
      { field: "name", location: null, heading: "Nume" },
      { field: "price", location: "centru", heading: "Preț Centru" },
      { field: "price", location: "gara", heading: "Pret Gara" },
    ]);
  });

  it("may hold the price of one location only where there are several", () => {
    const prices = (locations: typeof LOCATIONS) =>
      columnUses(locations)
        .filter(({ field }) => field === "price")
        .map(({ location }) => location);
    expect(prices(LOCATIONS)).toEqual([null, "centru", "gara"]);
    expect(prices(LOCATIONS.slice(0, 1))).toEqual([null]);
  });

  it("hold each field once, and a price of all locations or of each", () => {
    const held: readonly TableColumn[] = [
      { field: "name", location: null, heading: "A" },
      { field: "price", location: null, heading: "B" },
    ];
    expect(chooseColumn(held, "C", { field: "name", location: null })).toEqual([
      { field: "price", location: null, heading: "B" },
      { field: "name", location: null, heading: "C" },
    ]);
    const atCentru = chooseColumn(held, "C", { field: "price", location: "centru" });
    expect(atCentru).toEqual([
      { field: "name", location: null, heading: "A" },
      { field: "price", location: "centru", heading: "C" },
    ]);
    expect(chooseColumn(atCentru, "D", { field: "price", location: "gara" })).toHaveLength(3);
    expect(chooseColumn(held, "A", null)).toEqual([{ field: "price", location: null, heading: "B" }]);
  });
});
