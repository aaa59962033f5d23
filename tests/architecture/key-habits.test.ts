import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keyHabitsOf } from "./key-habits.ts";

const FILES = globSync("{core,ui,adapters}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));

// The server wrote this JSON into the same page from the same type, and a decoder has no room before the first paint.
const OWN_PAGE = "ui/app/page-state.ts";

const JSON_HABIT = "takes JSON for a type: decode it, or let it be unknown";
const TABLE_HABIT = "has a table whose keys are any text: use a union of them, or a Map";

describe("keys and JSON", () => {
  it("are unions, Maps or unknown until they are decoded", () => {
    const found = FILES.flatMap((path) => keyHabitsOf(path, readFileSync(path, "utf8")));
    expect(found.filter((habit) => !habit.startsWith(`${OWN_PAGE}:`))).toEqual([]);
    expect(found).toHaveLength(1);
    expect(FILES.length).toBeGreaterThan(1000);
  });

  it("are found out where they are not", () => {
    const planted = `
const COLORS: Readonly<Record<string, string>> = { open: "green" };
const order: Order = JSON.parse(text);
const cart = JSON.parse(text) as Cart;
function read(text: string): Menu {
  return text === "" ? null : JSON.parse(text);
}
const load = async (): Promise<Shop> => JSON.parse(await readFile(path));
save(JSON.parse(text));
`;
    expect(keyHabitsOf("core/menu/planted.ts", planted)).toEqual([
      `core/menu/planted.ts:2 ${TABLE_HABIT}`,
      ...[3, 4, 6, 8, 9].map((line) => `core/menu/planted.ts:${line} ${JSON_HABIT}`),
    ]);
  });

  it("may be closed, open as a Map, or not known yet", () => {
    const fine = `
const COLORS = { open: "green" } as const satisfies Readonly<Record<string, string>>;
const NAMES = new Map<string, string>([["open", "Open"]]);
const TITLES: Readonly<Record<Status, string>> = { open: "Open" };
const value: unknown = JSON.parse(text);
function read(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}
const load = async (): Promise<unknown> => JSON.parse(await readFile(path));
function count(): number {
  const counts: Record<string, number> = {};
  return Object.keys(counts).length;
}
`;
    expect(keyHabitsOf("core/menu/fine.ts", fine)).toEqual([]);
  });
});
