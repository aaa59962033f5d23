import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import { describe, expect, it } from "vitest";
import { toPlain } from "#ui/lab/trace/plain.ts";
import { toRun } from "#ui/lab/attach/to-run.ts";
import { createLab } from "#ui/lab/lab-store.ts";
import { createSandbox } from "#ui/lab/sandbox/create-sandbox.ts";
import { EMPTY_RUN, readRun, writeRun, type Run, type Step } from "#ui/lab/sandbox/run.ts";
import { innermost, takeRun } from "#ui/lab/sandbox/take-run.ts";
import { toTest } from "#ui/lab/share/to-test.ts";
import { afterSighting, type ActorName, type ActorPicture } from "#ui/lab/trace/sighting.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";

// How this project is formatted.
const FORMAT = join(import.meta.dirname, "../../../.oxfmtrc.json");

const add = (product: string): Step => ({
  kind: "send",
  actor: "cart",
  event: { item: toPlain(aNewItem(product), () => ""), type: "cart.add" },
});
const pass = (millis: number): Step => ({ kind: "pass", millis });
const PIZZA = add("Pizza");

/** Three quick changes and one save, which the next change aborts in flight. */
const DEBOUNCE: Run = {
  ...EMPTY_RUN,
  steps: [
    { kind: "answer", call: "cart.save", answer: { kind: "slow", millis: 5000 } },
    PIZZA,
    pass(100),
    PIZZA,
    pass(100),
    add("Soup"),
    pass(250),
    { kind: "answer", call: "cart.save", answer: { kind: "success" } },
    PIZZA,
    pass(250),
  ],
};

describe("a run of the Lab (LAB-5)", () => {
  it("is exported as the test that is committed", async () => {
    const file = join(import.meta.dirname, "runs/cart-debounce.test.ts");
    const text = await toTest(
      DEBOUNCE,
      "the cart saves three quick changes once, and aborts a save that a newer change overtakes",
      ["cart"],
    );
    const { code } = await format(file, text, JSON.parse(await readFile(FORMAT, "utf8")));
    expect(await readFile(file, "utf8")).toBe(code);
  });

  it("of a page leads in the Lab to the states that it led to there, with the answers that it got there", async () => {
    const page = await createSandbox(EMPTY_RUN);
    for (const step of DEBOUNCE.steps) await page.take(step);
    const actors = page.sightings.reduce<ReadonlyMap<ActorName, ActorPicture>>(afterSighting, new Map());
    const recorded = toRun(page.sightings, actors);
    expect(recorded.steps).toEqual(DEBOUNCE.steps.filter(({ kind }) => kind !== "answer").slice(0, -1));
    const { states } = await takeRun({ ...recorded, steps: [...recorded.steps, pass(250)] });
    expect(states["cart"]).toEqual(innermost(actors.get("cart")?.states ?? []));
    page.stop();
  });

  it("takes recorded answers in their order, at their distance, before those of memory", async () => {
    const unsaved = { tag: "Unreachable", key: "network.unreachable", message: null };
    const recording = {
      shop: null,
      menu: null,
      answers: [{ call: "cart.save", after: 700, isFailure: true, value: unsaved }],
    };
    const run: Run = { ...EMPTY_RUN, recording, steps: [PIZZA, pass(250), pass(699)] };
    expect(readRun(writeRun(run))).toEqual(run);
    expect((await takeRun(run)).states["cart"]).toContain("cart.content.active.saving");
    const failed = await takeRun({ ...run, steps: [...run.steps, pass(1)] });
    expect(failed.states["cart"]).toContain("cart.content.active.notSaved");
    const retried = await takeRun({ ...run, steps: [...run.steps, pass(10_001)] });
    expect(retried.states["cart"]).toContain("cart.content.active.settled");
    expect(retried.calls.map(({ name, at, state }) => `${name} ${at} ${state}`).slice(-2)).toEqual([
      "cart.save 250 failed",
      "cart.save 10950 answered",
    ]);
  });

  it("begins with the shop and the menu of the page that was recorded", async () => {
    const lab = createLab(EMPTY_RUN);
    await lab.take(PIZZA);
    const { actors } = lab.state();
    const recorded = toRun([], actors);
    const sandbox = await createSandbox(recorded);
    expect(sandbox.backend.shop?.slug).toBe("bistro-nord");
    expect(sandbox.backend.menu.products.map(({ name }) => name)).toEqual(["Pizza", "Soup"]);
    expect(sandbox.calls.map(({ name }) => name)).not.toContain("shop.bySlug");
    sandbox.stop();
  });
});
