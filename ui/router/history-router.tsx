// By hand and not BrowserRouter with Link of the same package: the first JavaScript would be 4.2 KiB (brotli) larger and
// past its limit.
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from "react";
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
  type To,
} from "react-router";

interface HistoryRouterProps {
  readonly children: ReactNode;
}

interface Visit {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The state of a history entry. */
interface KeptState {
  readonly usr: unknown;
  readonly key: string;
}

/** The package's router on the browser's own history. */
export function HistoryRouter({ children }: HistoryRouterProps): ReactElement {
  const [visit, setVisit] = useState<Visit>(() => ({ location: locationNow(), action: NavigationType.Pop }));
  useEffect(() => {
    const moved = (): void => setVisit({ location: locationNow(), action: NavigationType.Pop });
    window.addEventListener("popstate", moved);
    return () => window.removeEventListener("popstate", moved);
  }, []);
  const navigator = useMemo((): Navigator => {
    const go = (to: To, state: unknown, action: NavigationType): void => {
      const kept: KeptState = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10) };
      if (action === NavigationType.Push) window.history.pushState(kept, "", hrefOf(to));
      else window.history.replaceState(kept, "", hrefOf(to));
      setVisit({ location: locationNow(), action });
    };
    return {
      createHref: hrefOf,
      push: (to, state) => go(to, state, NavigationType.Push),
      replace: (to, state) => go(to, state, NavigationType.Replace),
      go: (delta) => window.history.go(delta),
    };
  }, []);
  return (
    <Router location={visit.location} navigationType={visit.action} navigator={navigator}>
      {children}
    </Router>
  );
}

function hrefOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const kept: Partial<KeptState> | null = window.history.state;
  return {
    ...parsePath(pathname),
    pathname,
    search,
    hash,
    state: kept?.usr ?? null,
    key: kept?.key ?? "default",
    mask: undefined,
  };
}
