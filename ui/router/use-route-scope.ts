import { useApp } from "#ui/app/app-context.tsx";
import { scopedPath, type RouteScope } from "#core/routing/paths.ts";

/** Which host and shop this page belongs to. */
export function useRouteScope(): RouteScope {
  return useApp().config;
}

/** Turns a path of this page's set of routes ("/menu") into an address of this page ("/shops/bistro-nord/menu"). */
export function useScopedPath(): (path: string) => string {
  const place = useRouteScope();
  return (path) => scopedPath(place, path);
}
