import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createIconFilePort } from "#adapters/browser/platform/icon-file.ts";
import { iconFileMachine } from "#core/icon/icon-file.machine.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { flush } from "#tests/support/patience.ts";

const PATH = "/assets/office-icons.svg";

function aFile(load: (signal: AbortSignal) => Promise<void>) {
  const clock = new SimulatedClock();
  const warnings: string[] = [];
  const machine = iconFileMachine.provide({
    actors: { load: portActor((_path, signal) => load(signal)) },
    actions: { warn: ({ context }) => void warnings.push(context.path) },
  });
  const actor = createActor(machine, { clock, input: { path: PATH } }).start();
  return { actor, clock, warnings };
}

describe("the file of icons (ERROR-18)", () => {
  it("is loaded without a word", async () => {
    const { actor, warnings } = aFile(() => Promise.resolve());
    await flush();
    expect([actor.getSnapshot().value, warnings]).toEqual(["loaded", []]);
  });

  it("is waited for 1,500 ms, and not a millisecond longer", async () => {
    const aborted: boolean[] = [];
    const { actor, clock, warnings } = aFile(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            aborted.push(true);
            reject(new Error("aborted"));
          });
        }),
    );
    clock.increment(1_499);
    expect(actor.getSnapshot().value).toBe("loading");
    clock.increment(1);
    await flush();
    expect([actor.getSnapshot().value, warnings, aborted]).toEqual(["missing", [PATH], [true]]);
  });

  it.each([
    ["an error's status", () => Promise.resolve({ ok: false })],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is missing after %s, which the console hears of", async (_, fetch) => {
    const words: (readonly unknown[])[] = [];
    const port = createIconFilePort(fetch, (...said) => void words.push(said));
    const { actor } = aFile((signal) => port.load(PATH, signal));
    await flush();
    expect(actor.getSnapshot().value).toBe("missing");
    port.warn(PATH);
    expect(words).toEqual([["Icons are missing", PATH]]);
  });
});
