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
const PAUSE_MS = 30;
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
  const paths = listed(answer.ok ? await answer.json() : null);
  const used = new Set(listed(asked(event, "files")));
  const keep = (path: string) => files.handleAll({ request: new Request(path), event });
  // The browser has those still: the menu is there without a network from here on.
  await Promise.allSettled(paths.filter((path) => used.has(path)).flatMap(keep));
  await Promise.allSettled([...menus.handleAll({ request: new Request(MENU), event }), keepMenu(event)]);
  // One after another: hundreds at once would hold up who scrolls meanwhile.
  for (const path of paths.filter((one) => !used.has(one))) {
    await Promise.allSettled(keep(path));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function asked({ data }: LastingEvent, name: string): unknown {
  return Reflect.get(Object(data), name);
}

function listed(paths: unknown): readonly string[] {
  return Array.isArray(paths) ? paths.map(String) : [];
}

async function keepMenu(event: LastingEvent): Promise<void> {
  const [shopId, locale] = [asked(event, "shopId"), asked(event, "locale")];
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
