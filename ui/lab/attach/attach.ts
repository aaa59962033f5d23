import type { AppOptions } from "#core/app/create-app.ts";
import type { Ports } from "#core/app/ports.ts";
import { toPlain } from "../trace/plain.ts";
import type { Sighting } from "../trace/sighting.ts";
import { watchActors } from "../trace/watch-actors.ts";
import { wrapCalls } from "../trace/wrap-calls.ts";
import { CHANNEL, readNote, type PageNote } from "./page-note.ts";

/** What a page gives its app so that its actors can be seen. */
export interface Attachment {
  readonly inspect: NonNullable<AppOptions["inspect"]>;
  /** The same ports, with their answers seen. */
  ports(own: Ports): Ports;
}

/** The parameter of an address that attaches the Lab; `stately` as its value takes Stately's own inspector instead. */
const PARAMETER = "inspect";
const KEPT = "diner_inspect";
const LAB_PAGE = "/ui/lab/";

/**
 * Opens the Lab in a second window where this tab's address asks for it, or asked before, until it says `off`. Null where
 * it never did.
 */
export async function attachLab(): Promise<Attachment | null> {
  const query = new URLSearchParams(location.search);
  const asked = query.get(PARAMETER) ?? sessionStorage.getItem(KEPT);
  if (asked === null) return null;
  sessionStorage.setItem(KEPT, asked);
  // The server drew the page without it, and links keep what the address says.
  query.delete(PARAMETER);
  const rest = query.size === 0 ? "" : `?${query}`;
  history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`);
  if (asked === "off") return null;
  if (asked === "stately") {
    const { createBrowserInspector } = await import("@statelyai/inspect");
    return { inspect: createBrowserInspector().inspect, ports: (own) => own };
  }
  openLab();
  return announce();
}

function announce(): Attachment {
  const channel = new BroadcastChannel(CHANNEL);
  const page = Math.random().toString(36).slice(2);
  const seen: Sighting[] = [];
  let told = 0;
  const now = (): number => Math.round(performance.now());
  const tell = (from: number): void => {
    const note: PageNote = {
      kind: "seen",
      page,
      title: location.pathname,
      from,
      sightings: seen.slice(from),
    };
    channel.postMessage(note);
    told = seen.length;
  };
  // What is seen in one turn goes out together.
  const see = (sighting: Sighting): void => {
    if (seen.length === told) setTimeout(() => tell(told));
    seen.push(sighting);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (readNote(data)?.kind === "ask") tell(0);
  });
  const { inspect } = watchActors(see, now);
  return {
    inspect,
    ports: (own) =>
      wrapCalls(own, async (call, _signal, ask) => {
        const from = now();
        const answer = (isFailure: boolean, value: unknown): void =>
          see({
            kind: "answer",
            at: now(),
            call,
            after: now() - from,
            isFailure,
            value: toPlain(value, () => "?"),
          });
        try {
          const given = await ask();
          answer(false, given);
          return given;
        } catch (error) {
          answer(true, error);
          throw error;
        }
      }),
  };
}

// A browser that opens no window by itself gets a link to press.
function openLab(): void {
  if (window.open(`${LAB_PAGE}#attached`, "diner_lab") !== null) return;
  const link = document.createElement("a");
  link.href = `${LAB_PAGE}#attached`;
  link.target = "diner_lab";
  link.textContent = "Open the Lab next to this page";
  document.body.prepend(link);
}
