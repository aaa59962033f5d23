import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOwnFailure, type Uncaught } from "#core/errors/uncaught.ts";
import { runs } from "#tests/support/patience.ts";

const ORIGIN = "https://bistro.example";
const NOTHING: Uncaught = { name: "", message: "", file: null, stack: null };
const OWN_FRAME = `at o (${ORIGIN}/assets/main-Cg7K3.js:1:10)`;

describe("isOwnFailure", () => {
  const cases: readonly (readonly [string, Partial<Uncaught>, boolean])[] = [
    [
      "the product's stack",
      { name: "TypeError", message: "x", stack: `TypeError: x\n    ${OWN_FRAME}` },
      true,
    ],
    [
      "the product's stack in Firefox",
      { name: "Error", message: "x", stack: `o@${ORIGIN}/assets/a.js:1:2` },
      true,
    ],
    ["the product's file without a stack", { message: "x", file: `${ORIGIN}/assets/a.js` }, true],
    ["a script that hides", { message: "Script error." }, false],
    ["a value without a stack", { message: "undefined" }, false],
    [
      "an extension that the product's code called",
      { stack: `Error\n    at a (chrome-extension://abc/inject.js:1:2)\n    ${OWN_FRAME}` },
      false,
    ],
    ["an extension's file", { message: "x", file: "moz-extension://abc/inject.js" }, false],
    ["a host that begins alike", { message: "x", file: `${ORIGIN}.evil.test/a.js` }, false],
    ["a resize that waits", { message: "ResizeObserver loop limit exceeded", file: `${ORIGIN}/menu` }, false],
    ["a call that was given up", { name: "AbortError", stack: OWN_FRAME }, false],
    [
      "another script that speaks of the product",
      {
        name: "Error",
        message: `No ${ORIGIN}/a.js`,
        stack: `Error: No ${ORIGIN}/a.js\n    at https://ads.test/a.js:1:2`,
      },
      false,
    ],
  ];
  for (const [what, emitted, isOwn] of cases)
    it(`${isOwn ? "takes" : "leaves"} ${what}`, () => {
      expect(isOwnFailure({ ...NOTHING, ...emitted }, ORIGIN)).toBe(isOwn);
    });

  it("goes by the innermost address alone, whatever called it and whatever the message says", () => {
    const anyHost = fc.constantFrom(ORIGIN, "https://ads.test", "chrome-extension://abc", `${ORIGIN}:8443`);
    const message = fc.oneof(fc.string(), fc.constant(`${ORIGIN}/x`), fc.constant("at https://ads.test/x"));
    fc.assert(
      fc.property(fc.array(anyHost, { minLength: 1 }), message, (hosts, said) => {
        const frames = hosts.map((host) => `    at f (${host}/a.js:1:2)`).join("\n");
        const emitted = { ...NOTHING, name: "Error", message: said, stack: `Error: ${said}\n${frames}` };
        const isNotice = said.startsWith("ResizeObserver loop");
        expect(isOwnFailure(emitted, ORIGIN)).toBe(!isNotice && hosts[0] === ORIGIN);
      }),
      runs(500),
    );
  });
});
