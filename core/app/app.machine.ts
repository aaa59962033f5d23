import { assign, enqueueActions, raise } from "xstate";
import { selectUser } from "#core/auth/auth.selectors.ts";
import { toAppError } from "#core/errors/app-error.ts";
import type { ShopAddress } from "#core/shop/shop.machine.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { AppConfig } from "./app-config.ts";
import { appSetup, type AppContext, type NewCustomer } from "./app-setup.ts";
import { askForMenu } from "./errands.ts";
import { failures } from "./failures.ts";
import { offer } from "./offer.ts";
import { people } from "./people.ts";
import { purchase } from "./purchase.ts";

/** A customer record that could not be made is tried again after this long, in milliseconds. */
export const CUSTOMER_RETRY_MS = 60_000;

/** The root: it starts the long-lived actors and carries news from one noun to another, each row a sentence. */
export const appMachine = appSetup.createMachine({
  id: "app",
  context: ({ input: { config, snapshot }, spawn }) => {
    const shop = snapshot?.shop ?? null;
    const menu = snapshot?.menu ?? null;
    const locations = shop?.value.locations ?? [];
    return {
      config,
      auth: spawn("auth", { systemId: "auth" }),
      shop: spawn("shop", { systemId: "shop", input: { address: addressOf(config), loaded: shop } }),
      menu: spawn("menu", { systemId: "menu", input: { shopId: shop?.value.id ?? null, loaded: menu } }),
      fulfillment: spawn("fulfillment", {
        systemId: "fulfillment",
        input: { locations, now: config.renderedAt },
      }),
      cart: spawn("cart", {
        systemId: "cart",
        input: { menu: menu?.value ?? null, fromMobileApp: config.isMobileApp },
      }),
      toaster: spawn("toaster", { systemId: "toaster" }),
      modals: spawn("modals", { systemId: "modals" }),
      confirmation: spawn("confirmation", { systemId: "confirmation" }),
      sentCode: null,
      organizationId: null,
    };
  },
  invoke: {
    src: "hearNews",
    input: ({ context: { auth, shop, menu, fulfillment, cart, confirmation } }) => [
      auth,
      shop,
      menu,
      fulfillment,
      cart,
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
            { guard: "beginsQuietly", target: "running" },
            { target: "running", actions: { type: "tellAuth", params: { type: "auth.begin" } } },
          ],
        },
        // One page is rendered: shop and menu are read, nothing personal is asked for.
        rendering: { entry: askForMenu },
        running: {
          entry: [askForMenu, { type: "tellFulfillment", params: { type: "fulfillment.begin" } }],
        },
      },
    },
    failures,
    people,
    offer,
    purchase,
    customer: {
      initial: "settled",
      states: {
        settled: { always: { guard: ({ context }) => newCustomerOf(context) !== null, target: "ensuring" } },
        // Whoever is signed in and looks at a shop becomes its customer (spec §4).
        ensuring: {
          invoke: {
            src: "ensureCustomer",
            input: ({ context }) => newCustomerOf(context),
            onDone: {
              target: "settled",
              actions: enqueueActions(({ context, event, enqueue }) => {
                const user = selectUser(context.auth.getSnapshot());
                const customer = event.output;
                if (user === null || user.id !== customer.userId) return;
                const others = user.customers.filter(({ shopId }) => shopId !== customer.shopId);
                const changed = { ...user, customers: [...others, customer] };
                enqueue.sendTo(context.auth, { type: "auth.adoptUser", user: changed });
              }),
            },
            onError: {
              target: "resting",
              actions: raise(({ event }) => ({
                type: "app.fail" as const,
                error: toAppError(event.error),
                where: "customer",
              })),
            },
          },
        },
        resting: { after: { [CUSTOMER_RETRY_MS]: "settled" } },
      },
    },
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
              actions: enqueueActions(({ context, enqueue }) => {
                const user = selectUser(context.auth.getSnapshot());
                if (user === null) return;
                const changed = { ...user, selectedOrganizationId: context.organizationId };
                enqueue.sendTo(context.auth, { type: "auth.adoptUser", user: changed });
              }),
            },
            onError: {
              target: "settled",
              actions: raise(({ event }) => ({
                type: "app.fail" as const,
                error: toAppError(event.error),
                where: "organization",
              })),
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

function newCustomerOf(context: AppContext): NewCustomer | null {
  if (context.config.side === "server") return null;
  const user = selectUser(context.auth.getSnapshot());
  const shop = selectShop(context.shop.getSnapshot());
  if (user === null || shop === null || user.customers.some(({ shopId }) => shopId === shop.id)) return null;
  return { userId: user.id, shopId: shop.id };
}
