import { createActor, type AnyActorRef } from "xstate";
import { createAuditList } from "#core/app/screen/audit/create-audit-list.ts";
import { createInvitation } from "#core/app/screen/account/create-invitation.ts";
import {
  createFactorRule,
  createFactorSettings,
  createSignInCode,
} from "#core/app/screen/account/create-factor.ts";
import { createOwnSessionList } from "#core/app/screen/account/create-own-sessions.ts";
import { createPasskeyList, createPasskeySignIn } from "#core/app/screen/account/create-passkeys.ts";
import { createStaffList } from "#core/app/screen/account/create-staff.ts";
import { createTabletList, createTabletPlace } from "#core/app/screen/account/create-tablet.ts";
import { createOwnRuns, createRun } from "#core/app/screen/courier/create-run.ts";
import { createCourierLink } from "#core/app/screen/create-courier-link.ts";
import { createCourierList } from "#core/app/screen/create-courier-list.ts";
import { createCustomerCard } from "#core/app/screen/create-customer-card.ts";
import { createReplayPlan } from "#core/app/screen/sales/create-replay-plan.ts";
import { createDashboard } from "#core/app/screen/sales/create-dashboard.ts";
import { createListSums } from "#core/app/screen/sales/create-list-sums.ts";
import { createDaySales } from "#core/app/screen/create-day-sales.ts";
import { createLags } from "#core/app/screen/create-lags.ts";
import { createLocationAvailability } from "#core/app/screen/create-location-availability.ts";
import { createMenuReading } from "#core/app/screen/create-menu-reading.ts";
import { createOrderList } from "#core/app/screen/create-order-list.ts";
import { createOrderingStates } from "#core/app/screen/create-ordering-states.ts";
import { createPhoneOrder } from "#core/app/screen/create-phone-order.ts";
import { createPriceEditor } from "#core/app/screen/create-price-editor.ts";
import { createPriceUpdateList } from "#core/app/screen/create-price-update-list.ts";
import { createTicket } from "#core/app/screen/create-ticket.ts";
import { createEntryForm, createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import { createMenuImport } from "#core/app/screen/menu/create-menu-import.ts";
import { createPictureImport } from "#core/app/screen/menu/create-picture-import.ts";
import { createPictureUpload } from "#core/app/screen/menu/create-picture-upload.ts";
import { createPublicationList, createReversal } from "#core/app/screen/menu/create-publications.ts";
import { createAbsenceRule } from "#core/app/screen/ordering/create-absence-rule.ts";
import {
  createLegalDraft,
  createLegalHistory,
  createLegalPage,
  createLegalVersion,
} from "#core/app/screen/legal/create-legal.ts";
import { createCompany } from "#core/app/screen/setting/create-company.ts";
import { createPointsRule } from "#core/app/screen/setting/create-points-rule.ts";
import { createDomainCheck, createShopDomain } from "#core/app/screen/setting/create-shop-domain.ts";
import { createShopLook } from "#core/app/screen/setting/create-shop-look.ts";
import { createZoneSettings } from "#core/app/screen/setting/create-zone-settings.ts";
import { createLocationSettings } from "#core/app/screen/setting/create-location-settings.ts";
import { createPromotionList, createPromotionSettings } from "#core/app/screen/setting/create-promotions.ts";
import { createMessageLog, createMessagePreviews } from "#core/app/screen/message/create-messages.ts";
import { createLaunchList } from "#core/app/screen/launch/create-launches.ts";
import { createRedirectList } from "#core/app/screen/redirect/create-redirects.ts";
import type { App } from "#core/app/create-app.ts";
import type { CustomerId } from "#core/kernel/id.ts";
import { priceUpdateMachine } from "#core/menu/price-update/price-update.machine.ts";
import { orderFactsOf } from "#core/order/lifecycle/order-facts.ts";
import { orderMachine } from "#core/order/lifecycle/order.machine.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import { ALL_ORDERS } from "#core/order/list/orders-query.ts";
import { startPhoneDraft } from "#core/phone-order/phone-draft.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { aProductEntry } from "#tests/support/builders/menu-entry.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { SHOP, WAITING_ORDER } from "./customer-openers.ts";
import { createIconFile } from "#core/app/screen/icon/create-icon-file.ts";
import type { Opener } from "./opener.ts";

const started = (actor: AnyActorRef): void => actor.start?.();
const onAppTime = ({ timers, inspect }: App): Pick<App, "inspect"> & { clock?: App["timers"] } => ({
  inspect,
  ...(timers === undefined ? {} : { clock: timers }),
});

/** How the machines that staff and couriers see are started: as their screens start them. */
export const STAFF_OPENERS: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ["icon-file", ({ app }) => started(createIconFile(app, "/assets/icons.svg"))],
  ["order-board", ({ board }) => void board()],
  [
    "order-move",
    async ({ board, settle }) => {
      const actor = board();
      await settle();
      actor.send({ type: "orderBoard.open", orderId: WAITING_ORDER });
      actor.send({
        type: "orderBoard.move",
        orderId: WAITING_ORDER,
        move: { event: "accept", readyInMinutes: 20 },
      });
    },
  ],
  ["order", ({ app }) => void createActor(orderMachine, { input: FACTS, ...onAppTime(app) }).start()],
  [
    "price-update",
    ({ app }) =>
      void createActor(priceUpdateMachine, {
        input: { version: 1, effectiveAt: null },
        ...onAppTime(app),
      }).start(),
  ],
  ["audit-list", ({ app }) => started(createAuditList(app))],
  ["staff-list", ({ app }) => started(createStaffList(app))],
  ["invitation", ({ app }) => started(createInvitation(app, "token"))],
  ["factor-rule", ({ app }) => started(createFactorRule(app))],
  ["factor-settings", ({ app }) => started(createFactorSettings(app))],
  ["sign-in-code", ({ app }) => started(createSignInCode(app))],
  ["own-session-list", ({ app }) => started(createOwnSessionList(app))],
  ["passkey-list", ({ app }) => started(createPasskeyList(app))],
  ["passkey-sign-in", ({ app }) => started(createPasskeySignIn(app))],
  ["tablet-list", ({ app }) => started(createTabletList(app))],
  ["tablet-place", ({ app }) => started(createTabletPlace(app))],
  ["run", ({ app }) => started(createRun(app, "token"))],
  ["own-runs", ({ app }) => started(createOwnRuns(app))],
  ["courier-link", ({ app }) => started(createCourierLink(app, WAITING_ORDER))],
  ["courier-list", ({ app }) => started(createCourierList(app, CENTRU))],
  ["customer-card", ({ app }) => started(createCustomerCard(app, idOf<CustomerId>("ana at bistro")))],
  ["replay-plan", ({ app }) => started(createReplayPlan(app, { locationId: CENTRU, date: "2026-11-25" }))],
  ["dashboard", ({ app }) => started(createDashboard(app, { period: "last_7_days", locationId: null }))],
  ["list-sums", ({ app }) => started(createListSums(app, SALES_OF_A_WEEK))],
  ["day-sales", ({ app }) => started(createDaySales(app, { locationId: CENTRU, date: "2026-05-01" }))],
  ["lags", ({ app }) => started(createLags(app))],
  [
    "location-availability",
    ({ app, board }) => started(createLocationAvailability(app, board(), MENU_PLACE)),
  ],
  ["menu-reading", ({ app }) => started(createMenuReading(app, SHOP))],
  ["order-list", ({ app }) => started(createOrderList(app, ALL_ORDERS))],
  ["ordering-states", ({ app, board }) => started(createOrderingStates(app, board(), [CENTRU]))],
  ["ordering", ({ app, board }) => started(createOrderingStates(app, board(), [CENTRU]))],
  ["phone-order", ({ app, board }) => started(createPhoneOrder(app, board(), PHONE_ORDER))],
  ["price-editor", ({ app, board }) => started(createPriceEditor(app, board(), PRICES))],
  ["price-update-list", ({ app }) => started(createPriceUpdateList(app, 1))],
  ["ticket", ({ app }) => started(createTicket(app, WAITING_ORDER))],
  ["absence-rule", ({ app }) => started(createAbsenceRule(app, CENTRU))],
  ["location-settings", ({ app }) => started(createLocationSettings(app, CENTRU, ","))],
  ["zone-settings", ({ app }) => started(createZoneSettings(app, CENTRU, ","))],
  ["points-rule", ({ app }) => started(createPointsRule(app, SHOP, ","))],
  ["shop-domain", ({ app }) => started(createShopDomain(app, SHOP))],
  ["domain-check", ({ app }) => started(createDomainCheck(app, SHOP))],
  ["legal-draft", ({ app }) => started(createLegalDraft(app, "terms"))],
  ["legal-history", ({ app }) => started(createLegalHistory(app, "terms"))],
  ["legal-version", ({ app }) => started(createLegalVersion(app, { document: "terms", number: 1 }))],
  ["legal-page", ({ app }) => started(createLegalPage(app, { shopId: SHOP, document: "terms" }))],
  ["company", ({ app }) => started(createCompany(app))],
  ["shop-look", ({ app }) => started(createShopLook(app, SHOP))],
  ["promotion-list", ({ app }) => started(createPromotionList(app, SHOP))],
  [
    "promotion-settings",
    ({ app }) => started(createPromotionSettings(app, { shopId: SHOP, promotionId: null, comma: "," })),
  ],
  ["redirect-list", ({ app }) => started(createRedirectList(app))],
  ["launch-list", ({ app }) => started(createLaunchList(app))],
  ["message-log", ({ app }) => started(createMessageLog(app, false))],
  ["message-previews", ({ app }) => started(createMessagePreviews(app))],
  ["menu-editor", ({ app }) => started(createMenuEditor(app, SHOP))],
  ["publication-list", ({ app }) => started(createPublicationList(app, { shopId: SHOP, page: 1 }))],
  ["reversal", ({ app }) => started(createReversal(app, { shopId: SHOP, number: 0 }))],
  ["picture-upload", ({ app }) => started(createPictureUpload(app, UPLOAD, () => undefined))],
  ["menu-import", ({ app }) => started(createMenuImport(app, createMenuEditor(app, SHOP), SHOP))],
  [
    "picture-import",
    ({ app }) => {
      const editor = createMenuEditor(app, SHOP);
      const actor = createPictureImport(app, editor, createMenuImport(app, editor, SHOP), SHOP);
      started(actor);
      const pictures = [{ productId: UPLOAD.productId, name: "ciorba.jpg" }];
      actor.send({ type: "pictureImport.expect", pictures });
    },
  ],
  ["entry-form", ({ app }) => started(createEntryForm(app, createMenuEditor(app, SHOP), ENTRY))],
]);

const FACTS = orderFactsOf(aStaffOrder(), null);
const SALES_OF_A_WEEK = {
  status: FULFILLED_STATUS,
  method: null,
  payment: null,
  source: null,
  customer: null,
  lateOnly: false,
  period: "last_7_days",
  locationId: null,
} as const;
const MENU_PLACE = { shopId: SHOP, locationId: CENTRU, mayChange: true } as const;
const PHONE_ORDER = {
  shopId: SHOP,
  locationId: CENTRU,
  draft: startPhoneDraft(["pickup", "delivery"], ["cash"]),
} as const;
const UPLOAD = { shopId: SHOP, productId: aProductEntry().id } as const;
const ENTRY = {
  shopId: SHOP,
  locale: "ro",
  currency: "RON",
  locationIds: [CENTRU],
  comma: ",",
  base: aProductEntry(),
  entry: aProductEntry(),
} as const;
const PRICES = {
  updateId: null,
  places: [{ shopId: SHOP, locationId: CENTRU }],
  comma: ",",
} as const;
