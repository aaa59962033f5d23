import { afterSighting, type ActorName, type ActorPicture, type Sighting } from "../trace/sighting.ts";
import { CHANNEL, readNote, type PageNote } from "./page-note.ts";

/** A page of the product as the Lab sees it. */
export interface AttachedPage {
  readonly id: string;
  /** Its address when it was last heard of. */
  readonly title: string;
  readonly sightings: readonly Sighting[];
  readonly actors: ReadonlyMap<ActorName, ActorPicture>;
}

/** Every page that tells of its actors, the newest last. Screens subscribe to it. */
export interface PageLink {
  subscribe(listener: () => void): () => void;
  pages(): readonly AttachedPage[];
  close(): void;
}

/** Listens to the pages of this origin, and asks those that are there already. */
export function createPageLink(channel: BroadcastChannel = new BroadcastChannel(CHANNEL)): PageLink {
  const listeners = new Set<() => void>();
  let pages: readonly AttachedPage[] = [];
  const ask = (): void => {
    const note: PageNote = { kind: "ask" };
    channel.postMessage(note);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const note = readNote(data);
    if (note?.kind !== "seen") return;
    const known = pages.find(({ id }) => id === note.page);
    const length = known?.sightings.length ?? 0;
    // Something was missed: the page says all of it again.
    if (note.from > length) return ask();
    const fresh = note.sightings.slice(length - note.from);
    const page: AttachedPage = {
      id: note.page,
      title: note.title,
      sightings: [...(known?.sightings ?? []), ...fresh],
      actors: fresh.reduce(afterSighting, known?.actors ?? new Map()),
    };
    pages = known === undefined ? [...pages, page] : pages.map((one) => (one.id === page.id ? page : one));
    for (const listener of listeners) listener();
  });
  ask();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pages: () => pages,
    close: () => channel.close(),
  };
}
