import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { machineHabitsOf } from "./machine-habits.ts";

const FILES = globSync("{core,ui,adapters}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
const EVENT =
  "asks which event it was: give the action or guard params, and keep in the context what an invocation needs";
const STATE = "asks for a state by its name: use a tag, or a selector of the machine";

const PLANTED = `
const login = { input: ({ event }) => (event.type === "auth.login" ? event.credentials : null) };
const isLogin = ({ event: { type } }) => type === "auth.login";
await waitFor(menu, (state) => !state.matches("unknown"));
const isLost = snapshot.matches({ stream: "lost" });
`;

describe("machines", () => {
  it("get params instead of asking for their event, and are asked by tags and selectors", () => {
    expect(FILES.flatMap((path) => machineHabitsOf(path, readFileSync(path, "utf8")))).toEqual([]);
    expect(FILES.length).toBeGreaterThan(1000);
  });

  it("are found out where they do not", () => {
    expect(machineHabitsOf("core/account/auth/planted.machine.ts", PLANTED)).toEqual([
      `core/account/auth/planted.machine.ts:2 ${EVENT}`,
      `core/account/auth/planted.machine.ts:3 ${EVENT}`,
      `core/account/auth/planted.machine.ts:4 ${STATE}`,
      `core/account/auth/planted.machine.ts:5 ${STATE}`,
    ]);
    expect(machineHabitsOf("ui/menu/planted.tsx", PLANTED)).toEqual([
      `ui/menu/planted.tsx:4 ${STATE}`,
      `ui/menu/planted.tsx:5 ${STATE}`,
    ]);
  });

  it("may be asked for a state by their selectors, and elements for what they match", () => {
    expect(
      machineHabitsOf(
        "core/menu/fine.selectors.ts",
        'return snapshot.matches("open") && snapshot.hasTag("busy");',
      ),
    ).toEqual([]);
    expect(machineHabitsOf("ui/form/fine.ts", 'return control.matches(":disabled");')).toEqual([]);
  });
});
