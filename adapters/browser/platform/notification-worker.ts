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
  navigate(path: string): Promise<unknown>;
  focus(): Promise<unknown>;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(options: { readonly type: "window" }): Promise<readonly WindowClient[]>;
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

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  event.waitUntil(show(path.startsWith("/operations/") ? path : "/operations/pending"));
});

// In a window of the staff that is there, else in a new one.
async function show(path: string): Promise<void> {
  const [client] = await clients.matchAll({ type: "window" });
  if (client === undefined) return void (await clients.openWindow(path));
  await client.focus();
  await client.navigate(path);
}

function textsOf(json: unknown): Readonly<Partial<Record<string, string>>> {
  const fields = Object.entries(json ?? {}).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(fields);
}
