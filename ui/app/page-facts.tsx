import { createContext, use, type ReactElement, type ReactNode } from "react";
import type { PageState } from "./page-state.ts";

type PageFacts = Pick<PageState, "demo" | "build">;

const PageFactsContext = createContext<PageFacts>({ demo: false, build: "" });

interface PageFactsProviderProps {
  readonly facts: PageFacts;
  readonly children: ReactNode;
}

/** Gives what the server said about itself to all screens. */
export function PageFactsProvider({ facts, children }: PageFactsProviderProps): ReactElement {
  return <PageFactsContext value={facts}>{children}</PageFactsContext>;
}

/** Whether this is a demo, and which build. */
export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
