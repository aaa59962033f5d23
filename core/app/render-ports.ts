import { toMillis, type Instant } from "#core/time/instant.ts";
import type { Ports } from "./ports.ts";

/** The ports of one rendered page: time stands still at its instant, and everything else is refused, so that nothing personal can come into it. */
export function createRenderPorts(renderedAt: Instant): Ports {
  const refuse = (): never => {
    throw new Error("A rendered page shows what it was given and asks for nothing");
  };
  return {
    shop: { bySlug: refuse, byCustomDomain: refuse },
    menu: { load: refuse },
    cart: { load: refuse, save: refuse, checkCoupon: refuse },
    cartIds: { read: refuse, write: refuse, forget: refuse },
    zones: { byCoordinate: refuse },
    fulfillmentPreferences: {
      readLocationId: refuse,
      writeLocationId: refuse,
      readMethod: refuse,
      writeMethod: refuse,
      readDeliveryAddress: refuse,
      writeDeliveryAddress: refuse,
    },
    auth: {
      me: refuse,
      login: refuse,
      register: refuse,
      logout: refuse,
      forgotPassword: refuse,
      resetPassword: refuse,
    },
    loginMarks: { isMarkedLoggedIn: refuse, markLoggedIn: refuse, markLoggedOut: refuse },
    phone: { add: refuse, resend: refuse, verify: refuse },
    session: { changeProfile: refuse, ensureCustomer: refuse, selectOrganization: refuse },
    visitorIds: { read: refuse },
    appearance: { readColorMode: refuse, chooseColorMode: refuse, chooseLocale: refuse },
    checkout: { quote: refuse, slots: refuse, placeOrder: refuse },
    orderAttempts: {
      readKey: refuse,
      writeKey: refuse,
      readAttempt: refuse,
      writeAttempt: refuse,
      forgetAttempt: refuse,
    },
    orders: { list: refuse, load: refuse, cancel: refuse, reorder: refuse },
    operations: {
      listOpen: refuse,
      load: refuse,
      move: refuse,
      readOrderingState: refuse,
      writeOrderingState: refuse,
    },
    streams: { followOrder: refuse, followOrganization: refuse },
    alarm: { isArmed: refuse, arm: refuse, loop: refuse, ring: refuse, silence: refuse },
    reports: { report: refuse, warn: refuse },
    page: { isOnline: refuse, holdsInput: refuse, sinceReloadMs: refuse, reload: refuse },
    clock: { now: () => renderedAt, millis: () => toMillis(renderedAt) },
    ids: { ulid: refuse },
  };
}
