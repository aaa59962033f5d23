import { useApp } from "#ui/app/app-context.tsx";
import { pathHere, type PlaceOfPage } from "#core/routing/paths.ts";

/** Which host and shop this page belongs to. */
export function usePlace(): PlaceOfPage {
  return useApp().config;
}

/** Turns a path of this page's set of routes ("/menu") into an address of this page ("/shops/bistro-nord/menu"). */
export function useHere(): (path: string) => string {
  const place = usePlace();
  return (path) => pathHere(place, path);
}
