import type { PageReloadPort } from "#core/errors/page-reload.ports.ts";

/** The browser's page, in memory. */
export interface InMemoryPage {
  isOnline: boolean;
  holdsInput: boolean;
  /** Milliseconds of the last load, and how many there were. */
  reloadedAt: number | null;
  reloads: number;
}

/** Creates an online page without any input. */
export function createInMemoryPage(millis: () => number): { page: InMemoryPage; port: PageReloadPort } {
  const page: InMemoryPage = { isOnline: true, holdsInput: false, reloadedAt: null, reloads: 0 };
  const port = {
    isOnline: () => page.isOnline,
    holdsInput: () => page.holdsInput,
    sinceReloadMs: () => millis() - (page.reloadedAt ?? 0),
    reload: () => {
      page.reloadedAt = millis();
      page.reloads += 1;
    },
  };
  return { page, port };
}
