import { CSRF_COOKIE } from "../http/csrf.ts";
import { after } from "../platform/timers.ts";
import { onWake } from "../platform/wake.ts";
import type { CookieJar } from "../storage/cookie-jar.ts";
import { followShared, type SharingEnvironment } from "./follow-shared.ts";
import { followStream } from "./follow-stream.ts";
import type { TabNotice } from "./shared-stream.ts";
import type { Follow } from "./stream-port.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of the worker
import workerAddress from "./stream-worker.ts?worker&url";
import { toLiveEvent } from "./to-live-event.ts";

// Enough of the token's random part to tell sign-ins apart; the rest of it is no name's business.
const SIGN_IN_CHARACTERS = 16;

/** Follows streams: one that has a name is shared by the tabs of a browser that are signed in once, where it has shared workers. */
export function createFollow({
  fetch,
  cookies,
}: {
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: CookieJar;
}): Follow {
  const environment = { fetch, after, random: () => Math.random(), onWake, toMessage: toLiveEvent };
  const followAlone: Follow = (url, from, listener) => followStream(environment, url, from, listener);

  return (url, from, listener, sharedAs) => {
    // The token is of this sign-in alone (ACCOUNT-10): the next one shares nothing with it.
    const signIn = cookies.read(CSRF_COOKIE)?.slice(0, SIGN_IN_CHARACTERS);
    if (sharedAs === undefined || signIn === undefined || !("SharedWorker" in globalThis))
      return followAlone(url, from, listener);
    const connect = connectorOf(`${sharedAs} ${signIn}`);
    return followShared({ connect, after, onWake, onLeave, toLiveEvent, followAlone }, url, from, listener);
  };
}

function connectorOf(name: string): SharingEnvironment["connect"] {
  return (hear, failed) => {
    const worker = new SharedWorker(workerAddress, { type: "module", name });
    worker.addEventListener("error", failed);
    worker.port.addEventListener("message", ({ data }: MessageEvent<TabNotice>) => hear(data));
    worker.port.start();
    return {
      send: (request) => worker.port.postMessage(request),
      close: () => {
        worker.removeEventListener("error", failed);
        worker.port.close();
      },
    };
  };
}

function onLeave(leave: () => void): () => void {
  addEventListener("pagehide", leave);
  return () => removeEventListener("pagehide", leave);
}
