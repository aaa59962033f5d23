import { createContext, use, type ReactElement, type ReactNode } from "react";
import type { PageState } from "./page-state.ts";

/** What the server tells a page about itself and its environment. */
export type PageSettings = Pick<
  PageState,
  "isMissing" | "demo" | "build" | "outside" | "ownerTerms" | "legal"
>;

const PageSettingsContext = createContext<PageSettings>({
  isMissing: false,
  demo: false,
  build: "",
  outside: { tilesUrl: null, hasGeocoder: false },
  ownerTerms: null,
  legal: null,
});

interface PageSettingsProviderProps {
  readonly settings: PageSettings;
  readonly children: ReactNode;
}

/** Provides the page's settings to all screens. */
export function PageSettingsProvider({ settings, children }: PageSettingsProviderProps): ReactElement {
  return <PageSettingsContext value={settings}>{children}</PageSettingsContext>;
}

/** Whether this is a demo, which build, the services outside, and the terms for owners. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}
