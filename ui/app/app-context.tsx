import { createContext, use, type ReactElement, type ReactNode } from "react";
import { required } from "#core/kernel/required.ts";
import type { App } from "#core/app/create-app.ts";
import type { AppActors } from "#core/app/app-setup.ts";

const AppContext = createContext<App | null>(null);

interface AppProviderProps {
  readonly app: App;
  readonly children: ReactNode;
}

/** Gives the running product to all screens. */
export function AppProvider({ app, children }: AppProviderProps): ReactElement {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The running product: its settings, ports and root actor. */
export function useApp(): App {
  return required(use(AppContext), "AppProvider");
}

/** The long-lived actors, to subscribe to and to send events to. */
export function useActors(): AppActors {
  return useApp().actors;
}
