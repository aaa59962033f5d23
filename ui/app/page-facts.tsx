import { createContext, use, type ReactElement, type ReactNode } from "react";
import type { PageState } from "./page-state.ts";

/** What the server says about itself. */
export type PageFacts = Pick<PageState, "isMissing" | "demo" | "build" | "outside">;

const PageFactsContext = createContext<PageFacts>({
  isMissing: false,
  demo: false,
  build: "",
  outside: { tilesUrl: null },
});

interface PageFactsProviderProps {
  readonly facts: PageFacts;
  readonly children: ReactNode;
}

/** Gives what the server said about itself to all screens. */
export function PageFactsProvider({ facts, children }: PageFactsProviderProps): ReactElement {
  return <PageFactsContext value={facts}>{children}</PageFactsContext>;
}

/** Whether this is a demo, which build, and the services outside. */
export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
