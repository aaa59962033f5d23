import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

// What a service worker has beyond a page, as far as it is used here; the types of both do not go together.
interface LastingEvent extends Event {
  /** What a page asks to be kept. */
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: "install" | "activate" | "message",
  listener: (event: LastingEvent) => void,
): void;

// The shop of this worker: "" on its own host, "/shops/{slug}" on a diner host.
const base = new URL(registration.scope).pathname.replace(/\/$/u, "");
const MENU = `${base}/menu`;
const MENU_DATA = "/api/menu";
const ALL_FILES = "/assets/offline-files.json";
const COURIERS = `${base}/co/`;
const DAY_SECONDS = 86_400;
const MAX_FILES = 400;
const MAX_PICTURES = 300;

// Nothing personal is in a page as the server draws it, and nothing but the menu is kept of them (PAGE-7).
const menus = new NetworkFirst({
  cacheName: `diner-menu${base}`,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => whole(response) }],
});
const files = new CacheFirst({
  cacheName: "diner-files",
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => whole(response) },
    new ExpirationPlugin({ maxEntries: MAX_FILES, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});
const pictures = new CacheFirst({
  cacheName: "diner-pictures",
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => whole(response) },
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: 7 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

registerRoute(({ request, url }) => request.mode === "navigate" && url.pathname === MENU, menus);
// Without a network every other page of the shop leads to the menu that is kept; couriers have a page of their own.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith(COURIERS),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(MENU, { ignoreSearch: true, ignoreVary: true });
      if (kept === undefined) throw error;
      return Response.redirect(MENU);
    }
  },
);
// A large menu comes after its page; what a customer ordered before is not kept with it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === MENU_DATA,
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(menuKey(request.headers.get("accept-language")));
      if (kept === undefined) throw error;
      return kept;
    }
  },
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), files);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/pictures/"), pictures);

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
// The page that brought this worker had its files before there was one, and may need others later.
addEventListener("message", (event) => event.waitUntil(keepAll(event)));

async function keepAll(event: LastingEvent): Promise<void> {
  const answer = await fetch(ALL_FILES, { cache: "no-cache" });
  const listed: unknown = answer.ok ? await answer.json() : [];
  const paths = Array.isArray(listed) ? listed.map(String) : [];
  const menu = menus.handleAll({ request: new Request(MENU), event });
  const kept = paths.flatMap((path) => files.handleAll({ request: new Request(path), event }));
  await Promise.allSettled([...menu, ...kept, keepMenu(event.data)]);
}

async function keepMenu(asked: unknown): Promise<void> {
  const [shopId, locale] = ["shopId", "locale"].map((name): unknown => Reflect.get(Object(asked), name));
  if (typeof shopId !== "string" || typeof locale !== "string") return;
  const address = `${MENU_DATA}?${new URLSearchParams({ "filter[shop_id]": shopId })}`;
  // As somebody sees it who is not signed in.
  const answer = await fetch(address, {
    credentials: "omit",
    headers: { accept: "application/json", "accept-language": locale },
  });
  if (answer.ok) await (await caches.open(`diner-menu-data${base}`)).put(menuKey(locale), answer);
}

// No address of the server: each shop and language has one menu.
function menuKey(locale: string | null): string {
  return `${base}${MENU_DATA}/${locale ?? ""}`;
}

async function whole(response: Response): Promise<Response | null> {
  return response.status === 200 && !response.redirected ? response : null;
}
