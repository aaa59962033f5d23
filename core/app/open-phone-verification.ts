import { createActor } from "xstate";
import { connectPhoneVerification } from "#core/auth/connect-phone-verification.ts";
import type { PhoneActor } from "#core/auth/phone-verification.selectors.ts";
import { selectUser } from "#core/auth/auth.selectors.ts";
import type { App } from "./create-app.ts";
import { hearScreen, screenOptions } from "./screen-actor.ts";

/** The machine of the phone pages; `add` begins with the phone's field, `verify` with the code's. The screen starts and stops it. */
export function openPhoneVerification(app: App, page: "add" | "verify"): PhoneActor {
  const { phone, clock } = app.ports;
  const user = selectUser(app.actors.auth.getSnapshot());
  const actor = createActor(connectPhoneVerification(phone, clock), {
    input: {
      phone: page === "add" ? null : (user?.phone ?? null),
      sent: page === "add" ? null : app.root.getSnapshot().context.sentCode,
      now: clock.millis(),
    },
    ...screenOptions(app),
  });
  hearScreen(app, actor);
  return actor;
}
