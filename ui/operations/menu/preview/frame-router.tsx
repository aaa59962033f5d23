import { useMemo, useState, type ContextType, type ReactElement, type ReactNode } from "react";
import { createPath, NavigationType, parsePath, Router, UNSAFE_LocationContext, type To } from "react-router";

interface FrameRouterProps {
  /** The first address. */
  readonly path: string;
  readonly children: ReactNode;
}

// A router may stand in no other one: for what is in the frame there is none around it.
const NO_ROUTER: ContextType<typeof UNSAFE_LocationContext> = Reflect.get({}, "router");

/** A history of its own, which the browser's address does not follow. */
export function FrameRouter({ path, children }: FrameRouterProps): ReactElement {
  const [visits, setVisits] = useState<readonly [string, ...string[]]>([path]);
  const navigator = useMemo(
    () => ({
      createHref: hrefOf,
      push: (to: To) => setVisits((before) => [hrefOf(to), ...before]),
      replace: (to: To) => setVisits(([, ...before]) => [hrefOf(to), ...before]),
      go: (delta: number) => setVisits((before) => visitsAfter(before, delta)),
    }),
    [],
  );
  return (
    <UNSAFE_LocationContext.Provider value={NO_ROUTER}>
      <Router location={parsePath(visits[0])} navigationType={NavigationType.Push} navigator={navigator}>
        {children}
      </Router>
    </UNSAFE_LocationContext.Provider>
  );
}

function hrefOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

// Back alone: what was left is gone.
function visitsAfter(visits: readonly [string, ...string[]], delta: number): readonly [string, ...string[]] {
  const [first = visits[0], ...others] = visits.slice(Math.max(0, -delta));
  return [first, ...others];
}
