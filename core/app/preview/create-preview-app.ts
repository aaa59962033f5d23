import { toMenu } from "#core/draft/draft-menu.ts";
import { draftContent } from "#core/draft/menu-draft.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import type { Locale } from "#core/shop/shop.ts";
import { createApp, type App } from "../create-app.ts";
import type { Ports } from "../ports.ts";

/** Which shop is looked at, and in which language. */
export interface PreviewedShop {
  readonly shopId: ShopId;
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * The storefront of a shop with the menu that its draft would make (MENU-25), for who may edit it. Nothing personal is
 * asked for and nothing can be ordered: it is as a page that is rendered for everybody, and every call that could do
 * something is refused.
 */
export function createPreviewApp(app: App, shop: PreviewedShop): App {
  const { hostMode } = app.config;
  return createApp(createPreviewPorts(app.ports, shop), {
    config: {
      hostMode,
      shopSlug: shop.slug,
      locale: shop.locale,
      renderedAt: app.ports.clock.now(),
      side: "server",
      isMobileApp: false,
      hasSession: false,
    },
    routes: servedStorefrontRoutes(hostMode),
    inspect: app.inspect,
    ...(app.timers === undefined ? {} : { timers: app.timers }),
  });
}

const REFUSED: ReadonlySet<PropertyKey> = new Set<keyof Ports>([
  "auth",
  "phone",
  "session",
  "person",
  "cart",
  "checkout",
  "orders",
  "rewards",
  "analytics",
  "push",
  "orderPush",
]);

function createPreviewPorts(ports: Ports, shop: PreviewedShop): Ports;
function createPreviewPorts(ports: Ports, shop: PreviewedShop): object {
  const menu = createDraftMenuPort(ports, shop);
  const refusing = new Proxy({}, { get: () => refuse });
  return new Proxy(ports, {
    get: (held, name) => (name === "menu" ? menu : REFUSED.has(name) ? refusing : Reflect.get(held, name)),
  });
}

// What is sold out and what is popular is as customers have it now.
function createDraftMenuPort({ menu, menuDrafts, shop: shops }: Ports, shop: PreviewedShop): MenuPort {
  return {
    load: async (shopId, signal) => {
      const [draft, published, about] = await Promise.all([
        menuDrafts.loadMenuDraft(shop.shopId, signal),
        menu.load(shopId, signal),
        shops.bySlug(shop.slug, signal),
      ]);
      const content = draftContent(draft.entries, draft.changes);
      return toMenu(content, { locale: shop.locale, shop: about, published });
    },
  };
}

function refuse(): Promise<never> {
  const error: AppError = { tag: "Forbidden", key: "auth.forbidden", message: null };
  return Promise.reject(error);
}
