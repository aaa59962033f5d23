import type { PageReloadPort } from "#core/errors/page-reload.ports.ts";
import type { TextStore } from "#adapters/browser/storage/text-store.ts";

/** The browser around the page, as far as loading it again goes. */
export interface PageSurroundings {
  /** The build that drew the page. */
  readonly build: string;
  readonly tab: TextStore;
  readonly millis: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
  /** Where changes of all fields are heard. */
  readonly fields: EventTarget;
}

interface Field {
  /** Whether it is on screen. */
  readonly isConnected: boolean;
}

/** Remembers the fields that were changed, and for each build when its page was last loaded again in this tab. */
export function createPageReload({
  build,
  tab,
  millis,
  isOnline,
  reload,
  fields,
}: PageSurroundings): PageReloadPort {
  const key = `diner_reloaded_${build}`;
  const changed = new Set<Field>();
  const onScreen = (): boolean => {
    for (const field of changed) if (!field.isConnected) changed.delete(field);
    return changed.size > 0;
  };
  fields.addEventListener("input", ({ target }) => {
    onScreen();
    if (isField(target)) changed.add(target);
  });
  return {
    isOnline,
    holdsInput: onScreen,
    sinceReloadMs: () => {
      if (tab.read(key) === null) tab.write(key, "0");
      // Without a memory nothing would end the reloading.
      return millis() - Number(tab.read(key) ?? millis());
    },
    reload: () => {
      tab.write(key, String(millis()));
      reload();
    },
  };
}

function isField(target: EventTarget | null): target is EventTarget & Field {
  return target !== null && "isConnected" in target;
}
