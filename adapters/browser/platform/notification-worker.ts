// What a service worker has beyond a page, as far as it is used here; the types of both do not go together.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends LastingEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  navigate(path: string): Promise<unknown>;
  focus(): Promise<unknown>;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(options: {
    readonly type: "window";
    readonly includeUncontrolled: boolean;
  }): Promise<readonly WindowClient[]>;
  openWindow(path: string): Promise<unknown>;
};
declare function addEventListener(type: "push", listener: (event: PushEvent) => void): void;
declare function addEventListener(
  type: "notificationclick",
  listener: (event: NotificationEvent) => void,
): void;

addEventListener("push", (event) => {
  const shown = textsOf(event.data?.json());
  // A browser withdraws the permission of a page whose push shows nothing.
  const { title = "", body = "", lang = "", tag = "", path = "" } = shown;
  event.waitUntil(registration.showNotification(title, { body, lang, tag, data: path }));
});

// The pages that a push may lead to: an order as staff sees it, or as its customer does.
const ORDER_PAGE = /^(?:\/operations|\/shops\/[a-z0-9-]+)?\/orders\/[0-9A-Z]{26}$/;

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  if (ORDER_PAGE.test(path)) event.waitUntil(show(path));
});

// In the window that shows it, else in one of the staff, else in a new one.
async function show(path: string): Promise<void> {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = all.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) return void (await there.focus());
  const [own] = await clients.matchAll({ type: "window", includeUncontrolled: false });
  if (own === undefined) return void (await clients.openWindow(path));
  await own.focus();
  await own.navigate(path);
}

function textsOf(json: unknown): Readonly<Partial<Record<string, string>>> {
  const fields = Object.entries(json ?? {}).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(fields);
}
