import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ARCHIVE_CELL_KINDS,
  type ArchiveColumn,
  archiveName,
  csvCells,
  jsonRecord,
  mayTakeArchive,
} from "#core/archive/archive.ts";
import type { Employee, Role } from "#core/account/employee.ts";
import type { EmployeeId, OrganizationId } from "#core/kernel/id.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { idOf } from "#tests/support/builders/values.ts";

const COLUMNS: readonly ArchiveColumn[] = [
  { name: "name", kind: "text" },
  { name: "total", kind: "decimal" },
  { name: "lines", kind: "integer" },
  { name: "paid", kind: "boolean" },
  { name: "hours", kind: "json" },
];
const ROW = ['Supă "a casei"', "1234.50", "3", "true", '{"1": ["10:00"]}'];

describe("a record of an archive", () => {
  it("is a row of a table as the language writes decimals, empty where there is nothing (ARCHIVE-3)", () => {
    expect(csvCells(COLUMNS, ROW, "ro")).toEqual([
      'Supă "a casei"',
      "1234,50",
      "3",
      "true",
      '{"1": ["10:00"]}',
    ]);
    expect(csvCells(COLUMNS, ROW, "en")[1]).toBe("1234.50");
    expect(csvCells(COLUMNS, [null, null, null, null, null], "ro")).toEqual(["", "", "", "", ""]);
  });

  it("is JSON whose amounts are texts (ARCHIVE-3)", () => {
    expect(JSON.parse(jsonRecord(COLUMNS, ROW))).toEqual({
      name: 'Supă "a casei"',
      total: "1234.50",
      lines: 3,
      paid: true,
      hours: { "1": ["10:00"] },
    });
  });

  it("comes back from JSON as it was, whatever it holds", () => {
    const cells = {
      text: fc.string({ unit: "grapheme" }),
      decimal: fc.integer().map((cents) => (cents / 100).toFixed(2)),
      integer: fc.integer().map(String),
      boolean: fc.boolean().map(String),
      json: fc.jsonValue().map((value) => JSON.stringify(value)),
    };
    const cell = fc
      .constantFrom(...ARCHIVE_CELL_KINDS)
      .chain((kind) => fc.tuple(fc.constant(kind), fc.option(cells[kind])));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 12 }), (row) => {
        const columns = row.map(([kind], index) => ({ name: `c${index}`, kind }));
        const read: Record<string, unknown> = JSON.parse(
          jsonRecord(
            columns,
            row.map(([, text]) => text),
          ),
        );
        expect(Object.values(read)).toEqual(
          row.map(([kind, text]) =>
            text === null ? null : kind === "text" || kind === "decimal" ? text : JSON.parse(text),
          ),
        );
      }),
    );
  });

  it("stands in an archive that is named by its day", () => {
    expect(archiveName("2026-11-18")).toBe("diner-2026-11-18.zip");
  });
});

describe("mayTakeArchive", () => {
  const organization = { id: idOf<OrganizationId>("nord"), name: "Bistro Nord", shops: [] };
  const userAs = (role: Role, locationIds: Employee["locationIds"]) =>
    aUser({
      employees: [{ id: idOf<EmployeeId>("dan"), role, locationIds, organization }],
      selectedOrganizationId: organization.id,
    });

  it("lets the owner of all locations alone take it (ARCHIVE-1)", () => {
    expect(mayTakeArchive(userAs("owner", null))).toBe(true);
    expect(mayTakeArchive(userAs("owner", [CENTRU]))).toBe(false);
    expect(mayTakeArchive(userAs("manager", null))).toBe(false);
    expect(mayTakeArchive({ ...userAs("owner", null), selectedOrganizationId: null })).toBe(false);
  });
});
