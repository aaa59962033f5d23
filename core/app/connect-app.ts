import { connectAuth } from "#core/account/auth/connect-auth.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import { remedyForMissingFile } from "#core/errors/missing-file.ts";
import { connectFulfillment } from "#core/fulfillment/connect-fulfillment.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import { connectMenu } from "#core/menu/connect-menu.ts";
import { connectShop } from "#core/shop/connect-shop.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { connectToast } from "#core/toast/toast.machine.ts";
import { toasterMachine } from "#core/toast/toaster.machine.ts";
import { appMachine } from "./app.machine.ts";
import type { Ports } from "./ports.ts";

/** The root machine and everything that it spawns, with the world behind them. */
export function connectApp(ports: Ports): typeof appMachine {
  const { clock, session, visitorIds, reports, page } = ports;
  return appMachine.provide({
    actors: {
      auth: connectAuth(ports.auth, ports.loginMarks),
      shop: connectShop(ports.shop, clock),
      menu: connectMenu(ports.menu, clock),
      fulfillment: connectFulfillment(ports.zones, ports.fulfillmentPreferences, session, clock),
      cart: connectCart(ports),
      toaster: toasterMachine.provide({ actors: { toast: connectToast(() => clock.millis()) } }),
      ensureCustomer: portActor((customer, signal) => {
        const { userId, shopId } = required(customer, "customer");
        return session.ensureCustomer(userId, shopId, visitorIds.read(), signal);
      }),
      selectOrganization: portActor(async (organizationId, signal) => {
        await session.selectOrganization(required(organizationId, "organization"), signal);
        // What there is to work at is known of the chosen one only where somebody may choose any.
        return ports.auth.me(signal);
      }),
    },
    guards: {
      isAway: (_, { error, isAsked }) => !isAsked && error.tag === "Unreachable" && !page.isOnline(),
      isOrderPending: ({ context }) => {
        const shop = selectShop(context.shop.getSnapshot());
        return shop !== null && ports.orderAttempts.readAttempt(shop.id) !== null;
      },
      helps: ({ context }, { remedy }) => {
        const facts = {
          isOnline: page.isOnline(),
          holdsInput: page.holdsInput() || context.cart.getSnapshot().hasTag("unsaved"),
          sinceReloadMs: page.sinceReloadMs(),
        };
        return remedyForMissingFile(facts) === remedy;
      },
    },
    actions: {
      reloadPage: () => page.reload(),
      report: (_, { error, where }) => reports.report(error, where),
      warn: (_, { text }) => reports.warn(text),
    },
  });
}
