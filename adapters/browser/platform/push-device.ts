import type { PushConsent, PushDevicePort } from "#core/push/push.ports.ts";
import type { PushUse } from "#core/push/push.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of the worker
import workerAddress from "./notification-worker.ts?worker&url";

// The pages that the worker serves, and it answers no request of theirs: the staff's, and for customers none at all, so that
// another worker may serve the storefront.
const SCOPES: Readonly<Record<PushUse, string>> = { staff: "/operations/", customer: "/push/orders/" };

const CONSENTS: Readonly<Record<NotificationPermission, PushConsent>> = {
  default: "askable",
  denied: "denied",
  granted: "granted",
};

/** Web push of this browser: a service worker that shows notifications, and nothing else (BOARD-27, MESSAGE-2). */
export function createPushDevice(): PushDevicePort {
  const hasPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return {
    consent: async () => (hasPush ? CONSENTS[Notification.permission] : "missing"),
    subscribe: async (use, publicKey) => {
      if ((await Notification.requestPermission()) !== "granted") return null;
      const registration = await navigator.serviceWorker.register(workerAddress, { scope: SCOPES[use] });
      await activeIn(registration);
      const { pushManager } = registration;
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      // A subscription with another key stands in the way: of an installation that was here before.
      const subscription = await pushManager.subscribe(options).catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe();
        return pushManager.subscribe(options);
      });
      const { endpoint, keys } = subscription.toJSON();
      const { p256dh, auth } = keys ?? {};
      return endpoint === undefined || p256dh === undefined || auth === undefined
        ? null
        : { endpoint, p256dh, auth };
    },
    unsubscribe: async (use) => {
      const registration = await navigator.serviceWorker.getRegistration(SCOPES[use]);
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

// Not `ready`: that goes by the address at which the page was loaded, which may be that of the sign-in.
function activeIn({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      else if (coming.state === "redundant") reject(new Error("The notification worker did not start"));
    });
  });
}
