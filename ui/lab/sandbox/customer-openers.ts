import type { AnyActorRef } from "xstate";
import { createConsent } from "#core/app/screen/consent/create-consent.ts";
import { countEvent } from "#core/app/screen/consent/count-event.ts";
import { createLoginForm } from "#core/app/screen/create-account-form.ts";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { createOrderHistory } from "#core/app/screen/create-order-history.ts";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import { createPhoneVerification } from "#core/app/screen/create-phone-verification.ts";
import { createSavedAddresses } from "#core/app/screen/create-profile.ts";
import { createSlotDay } from "#core/app/screen/create-slot-day.ts";
import { createOrderAgain } from "#core/app/screen/customer/create-order-again.ts";
import { createPoints } from "#core/app/screen/customer/create-points.ts";
import { createAddressSearch } from "#core/app/screen/fulfillment/create-address-search.ts";
import { createPickupFrom } from "#core/app/screen/fulfillment/create-pickup-from.ts";
import { createZoneList } from "#core/app/screen/fulfillment/create-zone-list.ts";
import { createInstallPrompt } from "#core/app/screen/install/create-install-prompt.ts";
import { createMenuFilter } from "#core/app/screen/menu/create-menu-filter.ts";
import { createPushSwitch } from "#core/app/screen/push/create-push-switch.ts";
import { createRedirectLookup } from "#core/app/screen/redirect/create-redirect-lookup.ts";
import { createStart } from "#core/app/screen/start/create-start.ts";
import { createBuildWatch } from "#core/app/screen/update/create-build-watch.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { OrderId, ShopId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aLocation, CENTRU } from "#tests/support/builders/shop.ts";
import type { Opener } from "./opener.ts";

/** The order that waits in the kitchen of every sandbox. */
export const WAITING_ORDER = idOf<OrderId>("order");
/** The shop of every sandbox. */
export const SHOP = idOf<ShopId>("bistro");

const started = (actor: AnyActorRef): void => actor.start?.();

/** How the machines that customers see are started: as their screens start them. */
export const CUSTOMER_OPENERS: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ["form", ({ app }) => started(createLoginForm(app, () => undefined))],
  ["checkout", ({ app }) => createCheckout(app)?.start()],
  ["order-history", ({ app }) => started(createOrderHistory(app, HISTORY))],
  ["order-tracking", ({ app }) => started(createOrderTracking(app, WAITING_ORDER))],
  ["phone-verification", ({ app }) => started(createPhoneVerification(app, "add"))],
  ["saved-addresses", ({ app }) => started(createSavedAddresses(app))],
  ["slot-day", ({ app }) => started(createSlotDay(app, SLOT_DAY))],
  ["order-again", ({ app }) => started(createOrderAgain(app))],
  ["points", ({ app }) => started(createPoints(app, { shopId: SHOP, page: 1 }))],
  ["address-search", ({ app }) => started(createAddressSearch(app, CENTRU))],
  ["pickup-from", ({ app }) => started(createPickupFrom(app))],
  ["zone-list", ({ app }) => started(createZoneList(app, "bistro-nord", aLocation()))],
  ["install-prompt", ({ app }) => started(createInstallPrompt(app))],
  ["menu-filter", ({ app }) => started(createMenuFilter(app))],
  ["push-switch", ({ app }) => started(createPushSwitch(app))],
  ["redirect-lookup", ({ app }) => started(createRedirectLookup(app))],
  ["start", ({ app }) => started(createStart(app))],
  ["build-watch", ({ app }) => started(createBuildWatch(app, "this build"))],
  ["consent", ({ app }) => started(createConsent(app))],
  [
    "analytics-event",
    ({ app }) => countEvent(app, { shopId: SHOP, type: "menu_view", value: null, metadata: {} }),
  ],
  [
    "toast",
    ({ app }) =>
      app.actors.toaster.send({ type: "toaster.show", toast: { title: keyMessage("common.saved") } }),
  ],
  ["modal", ({ app }) => app.actors.modals.send({ type: "modals.open", id: "cart" })],
]);

const HISTORY = { shopId: SHOP, state: "active", page: 1, search: "" } as const;
const SLOT_DAY = { locationId: CENTRU, method: "pickup", date: "2026-05-01" } as const;
