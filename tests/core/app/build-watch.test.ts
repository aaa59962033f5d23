import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { buildWatchMachine } from "#core/app/build-watch.machine.ts";
import { createBuildWatch } from "#core/app/screen/update/create-build-watch.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

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
  });
  const actor = createActor(machine, { clock, input: { build: "a", isPurchase } });
  actor.on("build.offered", () => happened.push("offered"));
  actor.on("build.agreed", () => happened.push("agreed"));
  actor.start();
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
    expect(happened).toEqual(["asked", "offered", "agreed"]);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("offers nothing at cart and checkout, but afterwards", async () => {
    const { actor, happened, settled } = aPage(["b"], true);
    actor.send({ type: "build.returned" });
    await settled();
    expect(happened).toEqual(["asked"]);
    // A newer build is known: there is nothing to ask again, and nothing was offered that could be accepted.
    actor.send({ type: "build.returned" });
    actor.send({ type: "build.accepted" });
    await settled();
    actor.send({ type: "build.moved", isPurchase: false });
    expect(happened).toEqual(["asked", "offered"]);
  });

  it("reloads nothing that was not offered", async () => {
    const { actor, happened } = aPage(["b"]);
    actor.send({ type: "build.accepted" });
    expect(happened).toEqual([]);
    expect(actor.getSnapshot().status).toBe("active");
  });

  it("takes no page away from the checkout, also when the offer is taken there", async () => {
    const { actor, happened, settled } = aPage(["b"]);
    actor.send({ type: "build.returned" });
    await settled();
    actor.send({ type: "build.moved", isPurchase: true });
    actor.send({ type: "build.accepted" });
    expect(happened).toEqual(["asked", "offered"]);
    actor.send({ type: "build.moved", isPurchase: false });
    expect(happened).toEqual(["asked", "offered", "agreed"]);
  });
});

describe("the offer of a newer build (WIRE-9)", () => {
  it("is a toast that stays, and whose action reloads the page", async () => {
    const simulated = await simulateApp();
    const { app, backend } = simulated;
    const actor = createBuildWatch(app, "the build before");
    actor.start();
    actor.send({ type: "build.returned" });
    await flush();
    expect(backend.callLog.log.filter((call) => call.startsWith("builds."))).toEqual(["builds.readVersion"]);
    const [offer] = selectToasts(app.actors.toaster.getSnapshot());
    expect(offer?.toast).toMatchObject({ title: { key: "update.available" }, duration: null });
    expect(backend.page.reloads).toBe(0);
    offer?.toast.actions?.[0]?.onAct();
    expect(backend.page.reloads).toBe(1);
  });
});
