import type { StreamListener } from "#core/order/order.ports.ts";
import type { After } from "../platform/timers.ts";

/** One message of a stream as it came: the tabs read what it says. */
export interface StreamMessage {
  readonly number: number;
  readonly event: string;
  readonly data: string;
}

/** What a tab asks of the stream that it shares. */
export type TabRequest =
  /** The messages after this number, or from now on; all tabs name the same address. */
  | { readonly type: "join"; readonly url: string; readonly after: number | null }
  | { readonly type: "leave" }
  /** The answer to `asked`. */
  | { readonly type: "here" }
  /** The device is back online or the tab is looked at again: a lost stream is opened at once. */
  | { readonly type: "wake" };

/** What the shared stream tells a tab. */
export type TabNotice =
  | { readonly type: "opened" | "beat" | "failed" }
  | { readonly type: "received"; readonly message: StreamMessage }
  /** Whether the tab is still there. */
  | { readonly type: "asked" }
  /** The tab was silent for so long that it gets nothing more until it joins again. */
  | { readonly type: "forgotten" };

/** Tells one tab; it is known by this very function. */
export type TellTab = (notice: TabNotice) => void;

/** Tabs are asked this often whether they are still there. */
export const ASK_MS = 10_000;
/** A tab that left so many of these unanswered was closed without a word, or crashed; the browser may let one sleep. */
export const MAX_UNANSWERED = 6;
/** So many messages are kept for tabs that join late. */
export const MAX_KEPT_MESSAGES = 500;

/** What sharing a stream needs. */
export interface SharedStreamDeps {
  readonly follow: (url: string, after: number | null, listener: StreamListener<StreamMessage>) => () => void;
  /** Opens a lost stream at once. */
  readonly wake: () => void;
  readonly after: After;
}

interface Listening {
  /** The number of the last message that the tab has; null where it wants what comes from now on. */
  cursor: number | null;
  unanswered: number;
}

/**
 * One stream for all tabs of a browser (BOARD-26): it is followed while somebody listens. Each tab gets every message
 * after its number once, in order; one that stands further back than what is kept gets `reset`.
 */
export function createSharedStream({
  follow,
  wake,
  after,
}: SharedStreamDeps): (tell: TellTab, request: TabRequest) => void {
  const tabs = new Map<TellTab, Listening>();
  let kept: StreamMessage[] = [];
  // Every message after this number is kept; null before any number is known.
  let keptAfter: number | null = null;
  let state: "connecting" | "open" | "failed" = "connecting";
  let stop: (() => void) | null = null;
  let cancelAsking = (): void => undefined;

  function sendToAll(notice: TabNotice): void {
    for (const tell of tabs.keys()) tell(notice);
  }

  function deliver(tell: TellTab, tab: Listening, message: StreamMessage): void {
    tab.cursor = message.number;
    tell({ type: "received", message });
  }

  function catchUp(tell: TellTab, tab: Listening): void {
    const { cursor } = tab;
    if (cursor === null) return;
    if (keptAfter === null || cursor < keptAfter)
      return deliver(tell, tab, resetAt(kept.at(-1)?.number ?? keptAfter ?? cursor));
    for (const message of kept) if (message.number > cursor) deliver(tell, tab, message);
  }

  function keep(message: StreamMessage): void {
    if (message.event === "reset") {
      kept = [];
      keptAfter = message.number;
      return;
    }
    keptAfter ??= message.number - 1;
    kept.push(message);
    if (kept.length > MAX_KEPT_MESSAGES) keptAfter = kept.shift()?.number ?? keptAfter;
  }

  const listener: StreamListener<StreamMessage> = {
    opened: () => {
      state = "open";
      for (const [tell, tab] of tabs) {
        tell({ type: "opened" });
        catchUp(tell, tab);
      }
    },
    beat: () => sendToAll({ type: "beat" }),
    failed: () => {
      state = "failed";
      sendToAll({ type: "failed" });
    },
    received: (message) => {
      keep(message);
      for (const [tell, tab] of tabs)
        if (message.event === "reset" || tab.cursor === null || message.number > tab.cursor)
          deliver(tell, tab, message);
    },
  };

  function ask(): void {
    cancelAsking = after(ASK_MS, () => {
      for (const [tell, tab] of tabs) {
        tab.unanswered += 1;
        if (tab.unanswered <= MAX_UNANSWERED) tell({ type: "asked" });
        else forget(tell);
      }
      if (tabs.size > 0) ask();
    });
  }

  function forget(tell: TellTab): void {
    tell({ type: "forgotten" });
    leave(tell);
  }

  function leave(tell: TellTab): void {
    tabs.delete(tell);
    if (tabs.size > 0) return;
    cancelAsking();
    stop?.();
    stop = null;
  }

  function join(tell: TellTab, url: string, from: number | null): void {
    const tab: Listening = { cursor: from, unanswered: 0 };
    tabs.set(tell, tab);
    if (stop === null) {
      kept = [];
      keptAfter = from;
      state = "connecting";
      ask();
      stop = follow(url, from, listener);
    } else if (state === "open") {
      tell({ type: "opened" });
      catchUp(tell, tab);
    } else if (state === "failed") {
      tell({ type: "failed" });
      wake();
    }
  }

  return (tell, request) => {
    if (request.type === "join") return join(tell, request.url, request.after);
    const tab = tabs.get(tell);
    if (request.type === "leave") {
      if (tab !== undefined) leave(tell);
    } else if (tab === undefined) {
      tell({ type: "forgotten" });
    } else {
      tab.unanswered = 0;
      if (request.type === "wake") wake();
    }
  };
}

function resetAt(number: number): StreamMessage {
  return { number, event: "reset", data: JSON.stringify({ number }) };
}
