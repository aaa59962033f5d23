import { describe, expect, it } from "vitest";
import { createLab, type Lab } from "#ui/lab/lab-store.ts";
import { differences } from "#ui/lab/trace/difference.ts";
import { EMPTY_RUN, ERROR_TAGS, readRun, writeRun, type Run, type Step } from "#ui/lab/sandbox/run.ts";
import { readAddress, writeAddress } from "#ui/lab/share/run-address.ts";
import { clockText, durationText, stepText } from "#ui/lab/log/step-text.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";
import { toPlain } from "#ui/lab/trace/plain.ts";

const ADD: Step = {
  kind: "send",
  actor: "cart",
  event: { item: toPlain(aNewItem(), () => ""), type: "cart.add" },
};
const WAIT: Step = { kind: "pass", millis: 250 };
const statesOf = (lab: Lab): readonly string[] =>
  lab
    .state()
    .actors.get("cart")
    ?.states.filter((state) => state.startsWith("cart.content.active.")) ?? [];
const isSaved = (lab: Lab): boolean => statesOf(lab).includes("cart.content.active.settled");

async function cartLab(...steps: readonly Step[]): Promise<Lab> {
  const lab = createLab(EMPTY_RUN);
  for (const step of steps) await lab.take(step);
  return lab;
}

describe("a run of the Lab (LAB-3)", () => {
  it("takes steps, says what each changed, and lights what the machine is in", async () => {
    const lab = await cartLab(ADD, WAIT);
    const { records, now, calls } = lab.state();
    expect(isSaved(lab)).toBe(true);
    expect(now).toBe(250);
    expect(calls.at(-1)).toEqual({ name: "cart.save", at: 250, state: "answered" });
    const [added] = records;
    const of = (when: "before" | "after") => added?.[when].get("cart")?.context["revision"];
    expect(differences(of("before"), of("after"), "revision")).toEqual([
      { path: "revision", before: 0, after: 1 },
    ]);
    expect(records.at(-1)?.after.get("cart")?.arrows).toEqual([
      "cart.content.active.saving cart.content.active.settled",
    ]);
  });

  it("answers a port as it was chosen: success, every failure, slowly, never", async () => {
    const ends = new Map<string, unknown>();
    for (const tag of ERROR_TAGS) {
      const lab = await cartLab(
        { kind: "answer", call: "cart.save", answer: { kind: "failure", tag } },
        ADD,
        WAIT,
      );
      ends.set(
        tag,
        lab.state().calls.some(({ name, state }) => name === "cart.save" && state === "failed"),
      );
    }
    expect([...ends.values()]).toEqual(ERROR_TAGS.map(() => true));
    const slow = await cartLab(
      { kind: "answer", call: "cart.save", answer: { kind: "slow", millis: 5000 } },
      ADD,
      { kind: "pass", millis: 5249 },
    );
    expect(isSaved(slow)).toBe(false);
    await slow.take({ kind: "pass", millis: 1 });
    expect(isSaved(slow)).toBe(true);
    const never = await cartLab({ kind: "answer", call: "cart.save", answer: { kind: "never" } }, ADD, {
      kind: "pass",
      millis: 86_400_000,
    });
    expect(statesOf(never)).toEqual(["cart.content.active.saving"]);
  });

  it("goes back and forward, and drops what was ahead when another step is taken", async () => {
    const lab = await cartLab(ADD, WAIT);
    const end = lab.state();
    await lab.goTo(1);
    expect(statesOf(lab)).toEqual(["cart.content.active.waiting"]);
    expect([lab.state().taken, lab.state().run.steps.length]).toEqual([1, 2]);
    await lab.goTo(2);
    expect(lab.state().actors).toEqual(end.actors);
    await lab.goTo(1);
    await lab.take(ADD);
    expect(lab.state().run.steps).toEqual([ADD, ADD]);
  });

  it("joins the time that plays to one step, which leads to the same", async () => {
    const lab = await cartLab(ADD);
    await lab.pass(125);
    await lab.pass(125);
    expect(lab.state().run.steps).toEqual([ADD, WAIT]);
    expect(lab.state().records.map(({ step }) => step)).toEqual([ADD, WAIT]);
    expect(lab.state().actors).toEqual((await cartLab(ADD, WAIT)).state().actors);
  });

  it("is shared as a link or a file and read again; anything else is refused", async () => {
    const lab = await cartLab(
      ADD,
      WAIT,
      { kind: "open", machine: "checkout" },
      {
        kind: "answer",
        call: "cart.save",
        answer: { kind: "slow", millis: 5000 },
      },
    );
    const { run } = lab.state();
    expect(readRun(writeRun(run))).toEqual(run);
    expect(readAddress(writeAddress({ machine: "cart", run }))).toEqual({ machine: "cart", run });
    expect(readAddress("#order")).toEqual({ machine: "order", run: null });
    const again = createLab(EMPTY_RUN);
    await again.load(run);
    expect(again.state().actors).toEqual(lab.state().actors);
    const broken = ["", "[]", '{"isSignedIn":true}', '{"isSignedIn":true,"steps":[{"kind":"pass"}]}'];
    expect(broken.map(readRun)).toEqual([null, null, null, null]);
    expect(readAddress("#cart?run=%%%")).toEqual({ machine: "cart", run: null });
  });

  it("is read by people", () => {
    const run: Run = {
      ...EMPTY_RUN,
      steps: [
        ADD,
        { kind: "open", machine: "checkout" },
        { kind: "answer", call: "cart.save", answer: { kind: "failure", tag: "Unreachable" } },
        { kind: "answer", call: "cart.save", answer: { kind: "never" } },
        { kind: "pass", millis: 86_400_000 },
      ],
    };
    expect(run.steps.map(stepText)).toEqual([
      "send cart.add to cart",
      "start checkout",
      "cart.save fails with Unreachable",
      "cart.save never answers",
      "let 1 d pass",
    ]);
    expect([250, 60_000, 7_200_000, 1500, 3000].map(durationText)).toEqual([
      "250 ms",
      "1 min",
      "2 h",
      "1500 ms",
      "3 s",
    ]);
    expect([0, 61_250, 90_000_000].map(clockText)).toEqual(["0:00:00.000", "0:01:01.250", "1 d 1:00:00.000"]);
  });
});
