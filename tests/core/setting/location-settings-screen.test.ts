import { describe, expect, it } from "vitest";
import { createLocationSettings } from "#core/app/screen/setting/create-location-settings.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import {
  isUnsaved,
  selectIsSettingBusy,
  selectIsSettingChecked,
  selectSettingEdit,
  selectTheirs,
  selectUnread,
} from "#core/setting/setting.selectors.ts";
import type { LocationDraft } from "#core/setting/location/location-draft.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const actor = createLocationSettings(app, CENTRU, ",");
  actor.start();
  await flush();
  const edit = () => {
    const found = selectSettingEdit(actor.getSnapshot());
    if (found === null) throw new Error("The settings were not read");
    return found;
  };
  const type = (change: Partial<LocationDraft>): void =>
    actor.send({ type: "setting.change", draft: { ...edit().draft, ...change } });
  const asked = (name: string): number => backend.callLog.log.filter((call) => call === name).length;
  const toasts = () => selectToasts(app.actors.toaster.getSnapshot()).map(({ toast }) => toast.title);
  return { actor, app, backend, edit, type, asked, toasts };
}

const WRITE = "locationSettings.writeLocationSettings";
const READ = "locationSettings.readLocationSettings";

describe("a setting on screen (SETTING-1)", () => {
  it("is written as a whole by the version that was read, and said to be saved", async () => {
    const { actor, edit, type, toasts } = await start();
    type({ minutes: { pickup: "25", delivery: "50" } });
    expect(isUnsaved(edit())).toBe(true);
    actor.send({ type: "setting.save" });
    expect(selectIsSettingBusy(actor.getSnapshot())).toBe(true);
    await flush();
    expect(edit().held.version).toBe(2);
    expect(edit().held.settings.preparationMinutes).toEqual({ pickup: 25, delivery: 50 });
    expect(isUnsaved(edit())).toBe(false);
    expect(toasts()).toEqual([{ kind: "key", key: "operations.settings.saved", params: {} }]);
  });

  it("is not sent while something is wrong, which is shown from then on", async () => {
    const { actor, type, asked } = await start();
    type({ methods: [] });
    expect(selectIsSettingChecked(actor.getSnapshot())).toBe(false);
    actor.send({ type: "setting.save" });
    expect([selectIsSettingChecked(actor.getSnapshot()), asked(WRITE)]).toEqual([true, 0]);
    actor.send({ type: "setting.discard" });
    expect(selectIsSettingChecked(actor.getSnapshot())).toBe(false);
  });

  it("keeps what is typed while it is written", async () => {
    const { actor, backend, edit, type } = await start();
    backend.callLog.hold(WRITE);
    type({ slotOrders: "5" });
    actor.send({ type: "setting.save" });
    await flush();
    type({ slotOrders: "56" });
    backend.callLog.held[0]?.release();
    await flush();
    expect([edit().held.settings.capacity.orders, edit().draft.slotOrders]).toEqual([5, "56"]);
  });

  it("shows what somebody else wrote first, and lets either stay", async () => {
    const { actor, backend, edit, type } = await start();
    const other = () =>
      backend.ports.locationSettings.writeLocationSettings(
        CENTRU,
        edit().held.version,
        { ...edit().held.settings, autoAccept: true },
        new AbortController().signal,
      );
    await other();
    type({ slotOrders: "7" });
    actor.send({ type: "setting.save" });
    await flush();
    expect(selectTheirs(actor.getSnapshot())?.held.settings.autoAccept).toBe(true);
    actor.send({ type: "setting.keepMine" });
    await flush();
    expect(edit().held).toMatchObject({ version: 3, settings: { autoAccept: false } });

    await other();
    type({ slotOrders: "8" });
    actor.send({ type: "setting.save" });
    await flush();
    actor.send({ type: "setting.takeTheirs" });
    expect([edit().held.settings.autoAccept, edit().draft.slotOrders]).toEqual([true, "7"]);
    expect(isUnsaved(edit())).toBe(false);
  });

  it("keeps what was typed where it could not be written, or theirs not be read", async () => {
    const { actor, backend, edit, type, asked } = await start();
    type({ slotOrders: "9" });
    backend.callLog.failNext(WRITE, UNREACHABLE);
    actor.send({ type: "setting.save" });
    await flush();
    expect([actor.getSnapshot().context.error?.tag, edit().draft.slotOrders]).toEqual(["Unreachable", "9"]);
    backend.callLog.failNext(WRITE, refused(SETTING_CONFLICT));
    backend.callLog.failNext(READ, UNREACHABLE);
    actor.send({ type: "setting.save" });
    await flush();
    expect([actor.getSnapshot().context.error?.tag, edit().draft.slotOrders, asked(READ)]).toEqual([
      "Unreachable",
      "9",
      2,
    ]);
  });

  it("says in its place that it could not be read, and is read again when asked", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    backend.callLog.failNext(READ, UNREACHABLE);
    const { app } = await simulateApp({ backend });
    const actor = createLocationSettings(app, CENTRU, ",");
    actor.start();
    await flush();
    expect(selectUnread(actor.getSnapshot())?.tag).toBe("Unreachable");
    expect(backend.reports).toEqual(["operations.locationSettings: Unreachable"]);
    actor.send({ type: "setting.retry" });
    await flush();
    expect(selectSettingEdit(actor.getSnapshot())?.held.version).toBe(1);
  });
});
