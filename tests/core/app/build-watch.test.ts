import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { buildWatchMachine } from "#core/app/build-watch.machine.ts";
import { portActor } from "#core/kernel/port-actor.ts";

const BUILD_CHECK_MS = 10 * 60_000;

/** A page of build "a" at a server of which each question reads the next version; "" is no answer. */
function aPage(versions: readonly string[], isPurchase = false) {
  const clock = new SimulatedClock();
  const happened: string[] = [];
  const machine = buildWatchMachine.provide({
    actors: {
      readVersion: portActor(async () => {
        happened.push("asked");
        const version = versions[happened.filter((what) => what === "asked").length - 1] ?? "a";
        if (version === "") throw new Error("down");
        return version;
      }),
    },
    actions: { offer: () => happened.push("offered"), reload: () => happened.push("reloaded") },
  });
  const actor = createActor(machine, { clock, input: { build: "a", isPurchase } }).start();
  return { actor, clock, happened, settled: () => waitFor(actor, (state) => !state.matches("asking")) };
}

describe("the watch for a newer build (WIRE-9)", () => {
  it("asks every ten minutes, not at the start, and stays as it is when nobody answers", async () => {
    const { clock, happened, settled } = aPage(["a", "", "b"]);
    clock.increment(BUILD_CHECK_MS - 1);
    expect(happened).toEqual([]);
    clock.increment(1);
    await settled();
    expect(happened).toEqual(["asked"]);
    for (const seen of [
      ["asked", "asked"],
      ["asked", "asked", "asked", "offered"],
    ]) {
      clock.increment(BUILD_CHECK_MS);
      await settled();
      expect(happened).toEqual(seen);
    }
  });

  it("asks when the person comes back, and offers once", async () => {
    const { actor, clock, happened, settled } = aPage(["b", "c"]);
    actor.send({ type: "build.returned" });
    await settled();
    actor.send({ type: "build.returned" });
    clock.increment(BUILD_CHECK_MS);
    await settled();
    expect(happened).toEqual(["asked", "offered"]);
    actor.send({ type: "build.accepted" });
    expect(happened).toEqual(["asked", "offered", "reloaded"]);
  });

  it("offers nothing at cart and checkout, but afterwards", async () => {
    const { actor, happened, settled } = aPage(["b"], true);
    actor.send({ type: "build.returned" });
    await settled();
    expect(happened).toEqual(["asked"]);
    actor.send({ type: "build.moved", isPurchase: false });
    expect(happened).toEqual(["asked", "offered"]);
  });

  it("takes no page away from the checkout, also when the offer is taken there", async () => {
    const { actor, happened, settled } = aPage(["b"]);
    actor.send({ type: "build.returned" });
    await settled();
    actor.send({ type: "build.moved", isPurchase: true });
    actor.send({ type: "build.accepted" });
    expect(happened).toEqual(["asked", "offered"]);
    actor.send({ type: "build.moved", isPurchase: false });
    expect(happened).toEqual(["asked", "offered", "reloaded"]);
  });
});
