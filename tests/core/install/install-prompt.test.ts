import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  connectInstallPrompt,
  installPromptMachine,
  selectInstallWay,
  selectIsInstalling,
} from "#core/install/install-prompt.machine.ts";
import type { InstallDevice } from "#core/install/install.ports.ts";
import { isIphone, isPhone } from "#core/install/phone.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const ANDROID: InstallDevice = { way: "prompt", isStandalone: false, isInstalled: false, wasAsked: false };
const SETTLED_MS = 20_000;

const visits = createVisits();

/** A page on a device of which the test says what happens. */
async function start(change: Partial<InstallDevice> = {}) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const happen = { offered: () => {}, installed: () => {}, answer: (_isYes: boolean) => {}, fails: "" };
  const fail = (name: string): void => {
    if (happen.fails === name) throw new Error(name);
  };
  const actor = createActor(
    connectInstallPrompt({
      read: async () => {
        fail("read");
        return { ...ANDROID, ...change };
      },
      offered: () => {
        fail("offered");
        return new Promise((resolve) => (happen.offered = resolve));
      },
      installed: () => {
        fail("installed");
        return new Promise((resolve) => (happen.installed = resolve));
      },
      prompt: () => {
        log.push("prompt");
        fail("prompt");
        return new Promise((resolve) => (happen.answer = resolve));
      },
      markAsked: async () => {
        fail("markAsked");
        log.push("asked");
      },
      markInstalled: async () => {
        fail("markInstalled");
        log.push("installed");
      },
    }),
    { clock, inspect: visits.inspect },
  );
  const shown = () => [selectInstallWay(actor.getSnapshot()), selectIsInstalling(actor.getSnapshot())];
  const send = async (event: Parameters<typeof actor.send>[0]): Promise<void> => {
    actor.send(event);
    await flush();
  };
  const pass = async (millis: number): Promise<void> => {
    clock.increment(millis);
    await flush();
  };
  const begin = async (): Promise<void> => {
    actor.start();
    actor.send({ type: "install.moved", isFree: true });
    await flush();
  };
  return { actor, happen, log, shown, send, pass, begin };
}

async function started(change: Partial<InstallDevice> = {}) {
  const page = await start(change);
  await page.begin();
  return page;
}

describe("the offer to install (INSTALL-1)", () => {
  it("is made once the browser offers it and somebody looked around for 20 seconds", async () => {
    const { pass, happen, shown, log } = await started();
    await pass(SETTLED_MS - 1);
    expect(shown()).toEqual([null, false]);
    await pass(1);
    expect(shown()).toEqual([null, false]);
    happen.offered();
    await flush();
    expect([shown(), log]).toEqual([["prompt", false], ["asked"]]);
  });

  it("installs by the browser's own question", async () => {
    const { pass, happen, shown, send, log } = await started();
    await pass(SETTLED_MS);
    happen.offered();
    await flush();
    await send({ type: "install.accept" });
    expect(shown()).toEqual(["prompt", true]);
    happen.answer(true);
    await flush();
    expect([shown(), log]).toEqual([
      [null, false],
      ["asked", "prompt", "installed"],
    ]);
  });

  it.each(["no", "dismissed", "failed"])("ends with %s, without counting as installed", async (how) => {
    const { pass, happen, shown, send, log } = await started();
    await pass(SETTLED_MS);
    happen.offered();
    await flush();
    if (how === "failed") happen.fails = "prompt";
    await send({ type: how === "dismissed" ? "install.dismiss" : "install.accept" });
    happen.answer(false);
    await flush();
    expect(shown()).toEqual([null, false]);
    expect(log.includes("installed")).toBe(false);
  });

  it("shows the way by the share menu on an iPhone", async () => {
    const { pass, shown, send, log } = await started({ way: "share" });
    await pass(SETTLED_MS);
    expect([shown(), log]).toEqual([["share", false], ["asked"]]);
    await send({ type: "install.accept" });
    expect([shown(), log]).toEqual([[null, false], ["asked"]]);
  });

  it("stays on screen where the device cannot keep that it was shown", async () => {
    const { pass, happen, shown, send } = await started({ way: "share" });
    happen.fails = "markAsked";
    await pass(SETTLED_MS);
    expect(shown()).toEqual(["share", false]);
    await send({ type: "install.accept" });
    expect(shown()).toEqual([null, false]);
  });

  it("waits while somebody pays, and shows when they are done", async () => {
    const { pass, shown, send } = await started({ way: "share" });
    await send({ type: "install.moved", isFree: false });
    await pass(SETTLED_MS);
    expect(shown()).toEqual([null, false]);
    await send({ type: "install.moved", isFree: true });
    expect(shown()).toEqual(["share", false]);
  });

  it.each([
    ["on a tablet or a computer", { way: null }, []],
    ["once installed", { isInstalled: true }, []],
    ["within 14 days", { wasAsked: true }, []],
    ["in the installed app, which counts as installed", { isStandalone: true }, ["installed"]],
  ] as const)("is not made %s", async (_name, change, logged) => {
    const { pass, happen, shown, log, actor } = await started(change);
    await pass(SETTLED_MS);
    happen.offered();
    await flush();
    expect([shown(), log, actor.getSnapshot().status]).toEqual([[null, false], logged, "done"]);
  });

  it("is not made where nothing can be read", async () => {
    const page = await start();
    page.happen.fails = "read";
    await page.begin();
    expect(page.actor.getSnapshot().status).toBe("done");
  });

  it("notes what was installed from the browser's own menu", async () => {
    const { happen, log, actor } = await started();
    happen.installed();
    await flush();
    expect([log, actor.getSnapshot().status]).toEqual([["installed"], "done"]);
  });

  it.each([
    ["installed", "done"],
    ["offered", "active"],
    ["markInstalled", "done"],
  ] as const)("fails nothing else where the browser cannot do %s", async (port, status) => {
    const page = await start();
    page.happen.fails = port;
    await page.begin();
    await page.pass(SETTLED_MS);
    if (port === "markInstalled") page.happen.installed();
    await flush();
    expect([page.shown(), page.log, page.actor.getSnapshot().status]).toEqual([[null, false], [], status]);
  });

  it("is in every state in these tests", () => {
    expect(visits.missing(installPromptMachine)).toEqual([]);
  });
});

describe("phones (INSTALL-3, DESIGN-7)", () => {
  const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0";
  const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0";
  it.each([
    [
      "iPhone",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
      true,
    ],
    ["iPod", `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${SAFARI} Mobile/15E148`, true],
    ["iPad", `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, false],
    ["iPad as a desktop", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, false],
    ["Pixel", `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME} Mobile Safari/537.36`, true],
    ["reduced Android phone", `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, true],
    ["Galaxy Tab", `Mozilla/5.0 (Linux; Android 15; SM-X910) ${CHROME} Safari/537.36`, false],
    ["Firefox on a phone", "Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0", true],
    ["Firefox on a tablet", "Mozilla/5.0 (Android 15; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0", false],
    ["Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, false],
    ["Chromebook", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, false],
    ["nothing", "", false],
  ])("%s", (name, userAgent, isOne) => {
    expect(isPhone(userAgent)).toBe(isOne);
    expect(isIphone(userAgent)).toBe(isOne && name.startsWith("iP"));
  });
});
