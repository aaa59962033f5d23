import { assign, enqueueActions, raise } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { ShopAddress } from "#core/shop/shop.machine.ts";
import { askForMenu } from "./app-actions.ts";
import type { AppConfig } from "./app-config.ts";
import { appSetup } from "./app-setup.ts";
import { catalog } from "./region/catalog.ts";
import { customerRecord } from "./region/customer-record.ts";
import { failures } from "./failures.ts";
import { lateFiles } from "./late-files.ts";
import { orders } from "./region/orders.ts";
import { session } from "./region/session.ts";

/** The root: it starts the long-lived actors and forwards events from one noun to another, each row a sentence. */
export const appMachine = appSetup.createMachine({
  id: "app",
  context: ({ input: { config, snapshot }, spawn }) => {
    const shop = snapshot?.shop ?? null;
    const menu = snapshot?.menu ?? null;
    const locations = shop?.value.locations ?? [];
    return {
      config,
      auth: spawn("auth", { systemId: "auth", input: { user: snapshot?.own?.user ?? null } }),
      shop: spawn("shop", { systemId: "shop", input: { address: addressOf(config), loaded: shop } }),
      menu: spawn("menu", {
        systemId: "menu",
        input: {
          shopId: shop?.value.id ?? null,
          loaded: menu,
          excerpt: snapshot?.excerpt ?? null,
          awaitsOrderAgain: snapshot?.awaitsOrderAgain ?? false,
        },
      }),
      fulfillment: spawn("fulfillment", {
        systemId: "fulfillment",
        input: { shopId: shop?.value.id ?? null, locations, now: config.renderedAt },
      }),
      cart: spawn("cart", {
        systemId: "cart",
        input: { menu: menu?.value ?? null, fromMobileApp: config.isMobileApp },
      }),
      toaster: spawn("toaster", { systemId: "toaster" }),
      modals: spawn("modals", { systemId: "modals" }),
      confirmation: spawn("confirmation", { systemId: "confirmation" }),
      sentCode: null,
      isCustomerFailing: false,
      organizationId: null,
    };
  },
  invoke: {
    src: "forwardEmitted",
    input: ({ context: { auth, shop, menu, fulfillment, cart, toaster, confirmation } }) => [
      auth,
      shop,
      menu,
      fulfillment,
      cart,
      toaster,
      confirmation,
    ],
  },
  type: "parallel",
  states: {
    page: {
      initial: "opening",
      states: {
        opening: {
          always: [
            { guard: "isServer", target: "rendering" },
            {
              target: "running",
              actions: {
                type: "sendToAuth",
                params: ({ context: { config } }) => ({
                  type: "auth.begin" as const,
                  hasSession: config.hasSession ?? true,
                }),
              },
            },
          ],
        },
        // One page is rendered: shop and menu are read, nothing personal is asked for.
        rendering: { entry: askForMenu },
        running: {
          entry: { type: "sendToFulfillment", params: { type: "fulfillment.begin" } },
          initial: "arriving",
          states: {
            arriving: { always: [{ guard: "isMenuLate", target: "reading" }, { target: "withMenu" }] },
            // What the page brought is enough to look at.
            reading: { on: { "app.menuNeeded": "withMenu" } },
            withMenu: { entry: askForMenu },
          },
        },
      },
    },
    failures,
    lateFiles,
    session,
    catalog,
    orders,
    customerRecord,
    organization: {
      initial: "settled",
      states: {
        settled: {
          on: {
            "app.selectOrganization": {
              target: "selecting",
              actions: assign({ organizationId: ({ event }) => event.organizationId }),
            },
          },
        },
        selecting: {
          tags: "busy",
          invoke: {
            src: "selectOrganization",
            input: ({ context }) => context.organizationId,
            onDone: {
              target: "settled",
              actions: enqueueActions(({ context, event, enqueue }) =>
                enqueue.sendTo(context.auth, { type: "auth.adoptUser", user: event.output }),
              ),
            },
            onError: {
              target: "settled",
              actions: [
                raise(({ event }) => ({
                  type: "app.fail" as const,
                  error: toAppError(event.error),
                  where: "organization",
                })),
                // A page whose guard chose silently shows nothing: there it can be chosen again.
                { type: "emitNavigation", params: { to: "/choose-organization", replace: true } },
              ],
            },
          },
        },
      },
    },
  },
});

/** The shop that a page is about: by the host's domain, else by its slug. */
function addressOf({ hostMode, shopSlug }: AppConfig): ShopAddress | null {
  if (hostMode.kind === "domain") return { by: "domain", domain: hostMode.domain };
  if (hostMode.kind === "shop") return { by: "slug", slug: hostMode.slug };
  return shopSlug === null ? null : { by: "slug", slug: shopSlug };
}
