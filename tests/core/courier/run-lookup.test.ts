import { describe, expect, it } from "vitest";
import { createRunLookup } from "#core/app/screen/courier/create-run-lookup.ts";
import { MAX_PIN_TRIES, runLookupProblems } from "#core/courier/run-lookup.ts";
import { selectFieldErrors } from "#core/form/form.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { readSpokenNumber } from "#core/order/order-number.ts";
import { NOT_FOUND, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

describe("a spoken number as it is typed", () => {
  it.each([
    ["A-042", { prefix: "a", count: 42 }],
    [" aa 1200 ", { prefix: "aa", count: 1200 }],
    ["b7", { prefix: "b", count: 7 }],
    ["42", { prefix: null, count: 42 }],
    ["A-", null],
    ["comanda 42", null],
    ["", null],
  ])("%j is %j", (typed, number) => {
    expect(readSpokenNumber(typed)).toEqual(number);
  });
});

describe("finding a run by number and PIN (COURIER-4)", () => {
  it.each([
    ["A-042", "482913", {}],
    ["", "", { number: "validation.required", pin: "validation.pin_digits" }],
    ["42", "48291", { number: "validation.order_number", pin: "validation.pin_digits" }],
    ["A-042 sau A-043", "482913", { number: "validation.order_number" }],
  ])("%j with %j has the problems %j", (number, pin, problems) => {
    expect(runLookupProblems({ number, pin })).toEqual(problems);
    expect(MAX_PIN_TRIES).toBe(5);
  });

  async function start() {
    const backend = createTestBackend({});
    const { app, toasts } = await simulateApp({ backend }).then((simulated) => ({
      app: simulated.app,
      toasts: simulated.app.actors.toaster,
    }));
    const paths: string[] = [];
    const form = createRunLookup(app, (path) => void paths.push(path));
    form.start();
    const type = async (number: string, pin: string): Promise<void> => {
      form.send({ type: "form.change", field: "number", value: number });
      form.send({ type: "form.change", field: "pin", value: pin });
      form.send({ type: "form.submit" });
      await flush();
    };
    const shown = (): number => toasts.getSnapshot().context.toasts.length;
    return { backend, form, paths, type, shown };
  }

  it("leads to its page, once number and PIN are some", async () => {
    const { form, paths, type, backend } = await start();
    await type("42", "1");
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      number: keyMessage("validation.order_number"),
      pin: keyMessage("validation.pin_digits"),
    });
    expect(backend.callLog.log).not.toContain("runLookup.lookUp");
    await type("A-042", "482913");
    expect(paths).toEqual(["/shops/bistro-nord/co/token"]);
  });

  it("says a miss in its place alone, and what else failed as anywhere", async () => {
    const { backend, paths, type, shown } = await start();
    backend.callLog.failNext("runLookup.lookUp", NOT_FOUND);
    await type("A-042", "482913");
    expect([paths, shown()]).toEqual([[], 0]);
    backend.callLog.failNext("runLookup.lookUp", UNREACHABLE);
    await type("A-042", "482913");
    expect([paths, shown()]).toEqual([[], 1]);
  });
});
