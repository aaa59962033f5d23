import type { AppConfig } from "#core/app/app-config.ts";
import { NOON } from "./instant.ts";

/** The page of bistro-nord on a diner host, in a browser. */
export function aConfig(change: Partial<AppConfig> = {}): AppConfig {
  return {
    hostMode: { kind: "diner" },
    shopSlug: "bistro-nord",
    locale: "ro",
    renderedAt: NOON,
    side: "browser",
    isMobileApp: false,
    ...change,
  };
}
