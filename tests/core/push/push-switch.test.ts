import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  connectPushSwitch,
  selectIsPushOn,
  selectMayPush,
  selectPushTrouble,
} from "#core/push/push-switch.machine.ts";
import type { PushConsent } from "#core/push/push.ports.ts";
import type { PushDevice } from "#core/push/push.ts";
import { flush } from "#tests/support/patience.ts";

const DEVICE: PushDevice = { endpoint: "https://fcm.googleapis.com/fcm/send/x", p256dh: "B", auth: "a" };

/** A switch of a browser and a server that the test speaks for. */
async function start(options: { readonly consent: PushConsent; readonly isOn?: boolean }) {
  const world = { consent: options.consent, answer: "granted" as PushConsent, isAway: false };
  const log: string[] = [];
  const call = (name: string): void => {
    log.push(name);
    if (world.isAway) throw new Error("away");
  };
  const actor = createActor(
    connectPushSwitch(
      "staff",
      {
        readPush: async () => {
          call("read");
          return { publicKey: "key", isOn: options.isOn ?? false };
        },
        switchPush: async (device) => {
          call(device === null ? "off" : `on ${device.endpoint}`);
          return { publicKey: "key", isOn: device !== null };
        },
      },
      {
        consent: async () => world.consent,
        subscribe: async (use, publicKey) => {
          log.push(`asked with ${publicKey} for ${use}`);
          world.consent = world.answer;
          return world.answer === "granted" ? DEVICE : null;
        },
        unsubscribe: async (use) => void log.push(`unsubscribed ${use}`),
      },
    ),
  );
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectIsPushOn(snapshot), selectMayPush(snapshot), selectPushTrouble(snapshot)];
  };
  const press = async (type: "push.switchOn" | "push.switchOff"): Promise<void> => {
    actor.send({ type });
    await flush();
  };
  actor.start();
  await flush();
  return { world, log, shown, press };
}

describe("the switch of web push (BOARD-27)", () => {
  it("asks the browser only when it is pressed, and tells the server where pushes go", async () => {
    const { log, shown, press } = await start({ consent: "askable" });
    expect([log, shown()]).toEqual([["read"], [false, true, null]]);
    await press("push.switchOn");
    expect([log, shown()]).toEqual([
      ["read", "asked with key for staff", `on ${DEVICE.endpoint}`],
      [true, true, null],
    ]);
    await press("push.switchOff");
    expect([log.slice(3), shown()]).toEqual([
      ["off", "unsubscribed staff"],
      [false, true, null],
    ]);
  });

  it("is on where the server has the device and the browser still allows it", async () => {
    expect((await start({ consent: "granted", isOn: true })).shown()).toEqual([true, true, null]);
    expect((await start({ consent: "askable", isOn: true })).shown()).toEqual([false, true, null]);
    expect((await start({ consent: "denied", isOn: true })).shown()).toEqual([false, false, "denied"]);
    expect((await start({ consent: "missing" })).shown()).toEqual([false, false, "missing"]);
  });

  it("that was on at the start can be switched on again with the key that was read then", async () => {
    const { log, press } = await start({ consent: "granted", isOn: true });
    await press("push.switchOff");
    await press("push.switchOn");
    expect(log.slice(-2)).toEqual(["asked with key for staff", `on ${DEVICE.endpoint}`]);
  });

  it("says when the person refuses, or only closed the question", async () => {
    for (const [answer, trouble] of [
      ["denied", "denied"],
      ["askable", "failed"],
    ] as const) {
      const { world, shown, press, log } = await start({ consent: "askable" });
      world.answer = answer;
      await press("push.switchOn");
      expect([log, shown()]).toEqual([
        ["read", "asked with key for staff"],
        [false, answer !== "denied", trouble],
      ]);
    }
  });

  it("stays as it was where the server does not answer, and tries again when pressed", async () => {
    const { world, shown, press } = await start({ consent: "askable" });
    world.isAway = true;
    await press("push.switchOn");
    expect(shown()).toEqual([false, true, "failed"]);
    world.isAway = false;
    await press("push.switchOn");
    expect(shown()).toEqual([true, true, null]);
    world.isAway = true;
    await press("push.switchOff");
    expect(shown()).toEqual([true, true, "failed"]);
    world.isAway = false;
    await press("push.switchOff");
    expect(shown()).toEqual([false, true, null]);
  });
});
