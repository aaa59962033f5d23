import { describe, expect, it } from "vitest";
import {
  createInvitation,
  createInvitedForm,
  createJoinForm,
} from "#core/app/screen/account/create-invitation.ts";
import {
  createInvitationWithdrawal,
  createInviteForm,
  createPlaceForm,
  createStaffList,
  createStaffRemoval,
} from "#core/app/screen/account/create-staff.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { selectFormError, selectIsFormSubmitted } from "#core/form/form.selectors.ts";
import type { FormField } from "#core/form/form-field.ts";
import type { EmployeeId, InvitationId, LocationId } from "#core/kernel/id.ts";
import { textMessage } from "#core/kernel/message.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const COOK = {
  id: idOf<EmployeeId>("cook"),
  firstName: "Ana",
  lastName: "Pop",
  email: "ana@example.com",
  role: "employee",
  locationIds: [idOf<LocationId>("north"), idOf<LocationId>("south")],
  isSelf: true,
  hasFactor: false,
  hasPasskey: false,
} as const;

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const list = createStaffList(app);
  list.start();
  await flush();
  const asked = (name: string): number => backend.callLog.log.filter((call) => call === name).length;
  return { app, backend, list, asked };
}

async function send(form: FormActor, values: Readonly<Partial<Record<FormField, string | boolean>>> = {}) {
  form.start();
  for (const [field, value] of Object.entries(values) as [FormField, string | boolean][])
    form.send({ type: "form.change", field, value });
  form.send({ type: "form.submit" });
  await flush();
  return selectIsFormSubmitted(form.getSnapshot());
}

describe("the staff on screen (STAFF-6)", () => {
  it("is read again after each change", async () => {
    const { app, list, asked } = await start();
    expect(selectAnswer(list.getSnapshot())).toEqual({ members: [], invitations: [] });
    const invite = createInviteForm(app, list, true);
    expect(await send(invite, { email: "dana@example.com", role: "manager" })).toBe(true);
    const place = createPlaceForm(app, list, COOK);
    expect(place.getSnapshot().context.values).toEqual({
      role: "employee",
      everywhere: false,
      locations: COOK.locationIds.join(" "),
    });
    expect(await send(place, { role: "owner" })).toBe(true);
    expect(await send(createStaffRemoval(app, list, COOK.id))).toBe(true);
    expect(await send(createInvitationWithdrawal(app, list, idOf<InvitationId>("i")))).toBe(true);
    expect(
      [
        "staff.invite",
        "staff.changeEmployee",
        "staff.removeEmployee",
        "staff.withdrawInvitation",
        "staff.listStaff",
      ].map(asked),
    ).toEqual([1, 1, 1, 1, 5]);
  });

  it("says a refusal above the form, where what was typed stays, and invites nobody without a role", async () => {
    const { app, backend, list, asked } = await start();
    backend.callLog.failNext("staff.removeEmployee", refused("staff.last_owner"));
    const removal = createStaffRemoval(app, list, COOK.id);
    expect(await send(removal)).toBe(false);
    expect(selectFormError(removal.getSnapshot())).toEqual(textMessage("server: staff.last_owner"));
    expect(await send(createInviteForm(app, list, false), { email: "dana@example.com" })).toBe(false);
    expect(asked("staff.invite")).toBe(0);
  });

  it("says in its place that it could not be read", async () => {
    const { backend, list } = await start();
    backend.callLog.failNext("staff.listStaff", UNREACHABLE);
    list.send({ type: "polling.ask", query: null });
    await flush();
    expect(selectPollingError(list.getSnapshot())?.tag).toBe("Unreachable");
  });
});

describe("an invitation that was opened (STAFF-8)", () => {
  it("is accepted, or makes an account; who is signed in is asked again", async () => {
    const { app, asked } = await start();
    const before = asked("auth.me");
    expect(await send(createJoinForm(app, "token"))).toBe(true);
    const account = { firstName: "Dana", lastName: "Pop", password: "o parolă lungă", acceptTerms: true };
    const form = createInvitedForm(app, "token", "dana@example.com");
    expect(await send(form, { ...account, acceptPrivacy: true })).toBe(true);
    expect(asked("auth.me") - before).toBe(2);
  });

  it("says in its place that it works no more", async () => {
    const { app, backend } = await start();
    const gone = {
      tag: "Invalid",
      key: "auth.token_invalid",
      message: null,
      fields: {},
      details: {},
    } as const;
    backend.callLog.failNext("invitations.readInvitation", gone);
    const invitation = createInvitation(app, "token");
    invitation.start();
    await flush();
    expect(selectPollingError(invitation.getSnapshot())?.tag).toBe("Invalid");
  });
});
