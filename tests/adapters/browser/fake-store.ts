import type { TextStore } from "#adapters/browser/storage/text-store.ts";

/** A browser's storage, with what it keeps to look at. */
export interface FakeStore extends TextStore {
  readonly kept: ReadonlyMap<string, string>;
}

export function fakeStore(initial: Readonly<Record<string, string>> = {}): FakeStore {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void kept.set(name, text),
    forget: (name) => void kept.delete(name),
  };
}
