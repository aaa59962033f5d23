import { createContext, use, type ComponentType } from "react";
import type { ScreenProps, ScreenSource } from "./screen.ts";

/** Loads screens once and knows which are there. */
export interface ScreenLoader {
  load(source: ScreenSource): Promise<ComponentType<ScreenProps>>;
  /** The screen, if its code is there already. */
  loaded(source: ScreenSource): ComponentType<ScreenProps> | null;
}

/**
 * A loader for one page: the server's and the browser's first drawing need their screens at once. `missing` makes what
 * stands in the place of a screen whose file is missing; without it loading rejects.
 */
export function createScreenLoader(
  missing: (error: unknown) => ComponentType<ScreenProps> = (error) => {
    throw error;
  },
): ScreenLoader {
  const promises = new Map<ScreenSource, Promise<ComponentType<ScreenProps>>>();
  const components = new Map<ScreenSource, ComponentType<ScreenProps>>();
  return {
    load(source) {
      const held = promises.get(source);
      if (held !== undefined) return held;
      const loading = source
        .load()
        .catch((error: unknown) => ({ default: missing(error) }))
        .then(({ default: component }) => {
          components.set(source, component);
          return component;
        });
      promises.set(source, loading);
      loading.catch(() => promises.delete(source));
      return loading;
    },
    loaded: (source) => components.get(source) ?? null,
  };
}

/** The page's loader. */
export const ScreenLoaderContext = createContext<ScreenLoader | null>(null);

/** The screen of a source; the caller is suspended while its code is on the way. */
export function useScreen(source: ScreenSource): ComponentType<ScreenProps> {
  const loader = use(ScreenLoaderContext);
  if (loader === null) throw new Error("useScreen needs a ScreenLoaderContext above it");
  return loader.loaded(source) ?? use(loader.load(source));
}
