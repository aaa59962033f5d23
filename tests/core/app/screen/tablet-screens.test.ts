import { describe, expect, it } from "vitest";
import {
  createPersonSwitchForm,
  createPinForm,
  createPinRemovalForm,
  createTabletList,
  createTabletPlace,
  createTabletRevocation,
  createTabletSharing,
} from "#core/app/screen/account/create-tablet.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { selectFieldErrors, selectIsFormSubmitted } from "#core/form/form.selectors.ts";
import type { EmployeeId, TabletId } from "#core/kernel/id.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const IOANA = idOf<EmployeeId>("ioana");
const WRONG: AppError = {
  tag: "Invalid",
  key: "auth.pin_wrong",
  message: null,
  fields: { pin: ["auth.pin_wrong"] },
  details: {},
};

async function running() {
  const backend = createTestBackend({ isSignedIn: true });
  return simulateApp({ backend });
}
const asked = ({ backend }: Awaited<ReturnType<typeof running>>, name: string): number =>
  backend.callLog.log.filter((call) => call === name).length;

describe("a shared tablet on screen", () => {
  it("belongs to who switched in, and says that a PIN was wrong", async () => {
    const simulated = await running();
    const { app, backend } = simulated;
    const form = createPersonSwitchForm(app, IOANA);
    form.start();
    backend.callLog.failNext("tablet.switchPerson", WRONG);
    form.send({ type: "form.change", field: "pin", value: "290374" });
    form.send({ type: "form.submit" });
    await flush();
    expect(selectFieldErrors(form.getSnapshot())).toEqual({ pin: textMessage("auth.pin_wrong") });
    const before = asked(simulated, "auth.me");
    form.send({ type: "form.submit" });
    await flush();
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
    expect(asked(simulated, "auth.me")).toBe(before + 1);
    expect(selectUser(app.actors.auth.getSnapshot())).not.toBeNull();
  });

  it("takes a new PIN after the password alone", async () => {
    const { app, backend } = await running();
    const form = createPinForm(app);
    form.start();
    form.send({ type: "form.change", field: "pin", value: "123456" });
    form.send({ type: "form.submit" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      password: keyMessage("validation.required"),
      pin: keyMessage("validation.pin_simple"),
    });
    form.send({ type: "form.change", field: "pin", value: "482913" });
    form.send({ type: "form.change", field: "password", value: "parola" });
    form.send({ type: "form.submit" });
    await flush();
    expect(backend.callLog.log.at(-1)).toBe("tablet.writePin");
  });

  it("takes the PIN away after the password alone", async () => {
    const { app, backend } = await running();
    const form = createPinRemovalForm(app);
    form.start();
    form.send({ type: "form.submit" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({ password: keyMessage("validation.required") });
    form.send({ type: "form.change", field: "password", value: "parola" });
    form.send({ type: "form.submit" });
    await flush();
    expect(backend.callLog.log.at(-1)).toBe("tablet.writePin");
  });

  it("is read again after it was shared or taken back, also where that failed", async () => {
    const simulated = await running();
    const { app, backend } = simulated;
    const list = createTabletList(app);
    list.start();
    await flush();
    expect([selectAnswer(list.getSnapshot()), asked(simulated, "tablet.listTablets")]).toEqual([[], 1]);
    const share = createTabletSharing(app, list, CENTRU);
    share.start();
    share.send({ type: "form.submit" });
    await flush();
    expect(asked(simulated, "tablet.listTablets")).toBe(2);
    const revoke = createTabletRevocation(app, list, idOf<TabletId>("tablet"));
    revoke.start();
    backend.callLog.failNext("tablet.revokeTablet", UNREACHABLE);
    revoke.send({ type: "form.submit" });
    await flush();
    expect(asked(simulated, "tablet.listTablets")).toBe(3);
  });

  it("is none where that cannot be read, which is reported", async () => {
    const { app, backend } = await running();
    backend.callLog.failNext("tablet.readTablet", UNREACHABLE);
    const place = createTabletPlace(app);
    place.start();
    await flush();
    expect([selectAnswer(place.getSnapshot()), selectPollingError(place.getSnapshot())]).toEqual([
      null,
      UNREACHABLE,
    ]);
    expect(backend.reports).toEqual(["tablet.place: Unreachable"]);
  });
});
