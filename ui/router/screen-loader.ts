import { createContext, use, type ComponentType } from "react";
import { required } from "#core/kernel/required.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import type { Screens, ScreenProps, ScreenSource } from "./screen.ts";

/** Loads screens once and knows which are there. */
export interface ScreenLoader {
  /** The screen of a route; undefined where this page knows none. */
  sourceOf(routeId: RouteId): ScreenSource | undefined;
  load(source: ScreenSource): Promise<ComponentType<ScreenProps>>;
  /** The screen, if its code is there already. */
  loaded(source: ScreenSource): ComponentType<ScreenProps> | null;
}

/**
 * A loader for one page: the server's and the browser's first drawing need their screens at once. `missing` makes what
 * stands in the place of a screen whose file is missing; without it loading rejects.
 */
export function createScreenLoader(
  screens: Screens,
  missing: (error: unknown) => ComponentType<ScreenProps> = (error) => {
    throw error;
  },
): ScreenLoader {
  const promises = new Map<ScreenSource, Promise<ComponentType<ScreenProps>>>();
  const components = new Map<ScreenSource, ComponentType<ScreenProps>>();
  return {
    sourceOf: (routeId) => screens[routeId],
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

/** The screens of the page. */
export function useScreenLoader(): ScreenLoader {
  return required(use(ScreenLoaderContext), "ScreenLoaderContext");
}

/** The screen of a source; the caller is suspended while its code is on the way. */
export function useScreen(source: ScreenSource): ComponentType<ScreenProps> {
  const loader = useScreenLoader();
  return loader.loaded(source) ?? use(loader.load(source));
}
