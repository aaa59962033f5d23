import { connectPhoneVerification } from "#core/account/phone/connect-phone-verification.ts";
import type { PhoneActor } from "#core/account/phone/phone-verification.selectors.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor, forwardEvents } from "./create-screen-actor.ts";

/** The machine of the phone pages; `add` begins with the phone's field, `verify` with the code's. The screen starts and stops it. */
export function createPhoneVerification(app: App, page: "add" | "verify"): PhoneActor {
  const { phone, clock } = app.ports;
  const user = selectUser(app.actors.auth.getSnapshot());
  const actor = createScreenActor(app, connectPhoneVerification(phone, clock), {
    phone: page === "add" ? null : (user?.phone ?? null),
    sent: page === "add" ? null : app.root.getSnapshot().context.sentCode,
    now: clock.millis(),
  });
  forwardEvents(app, actor);
  return actor;
}
