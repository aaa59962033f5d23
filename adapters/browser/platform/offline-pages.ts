import type { OfflinePort } from "#core/install/offline.ports.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of the worker
import workerAddress from "./storefront-worker.ts?worker&url";

/** A service worker for each shop of this host, which never sees the pages of staff or of another shop. */
export function createOfflinePages(): OfflinePort {
  return {
    keep: async (shopPath, menu) => {
      if (!("serviceWorker" in navigator)) return;
      const scope = shopPath === "" ? "/" : shopPath;
      const registration = await navigator.serviceWorker.register(workerAddress, { scope });
      const worker = await activeIn(registration);
      worker?.postMessage({ ...menu, files: filesInUse() });
    },
  };
}

// What this page has asked for, of this server.
function filesInUse(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []));
}

// Not `ready`: that goes by the address at which the page was loaded.
function activeIn({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = installing ?? waiting;
  if (coming === null) return Promise.resolve(active);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      else if (coming.state === "redundant") resolve(null);
    });
  });
}
