import type { AppConfig } from "#core/app/app-config.ts";
import type { LegalPageText, OutsideServices } from "#core/app/page.ts";
import type { OwnerTerms } from "#core/landing/owner-terms.ts";
import type { PageSnapshot } from "#core/app/page-snapshot.ts";

/** The state that a rendered page passes to the browser. */
export interface PageState {
  readonly config: Omit<AppConfig, "side" | "isMobileApp" | "hasSession">;
  readonly snapshot: PageSnapshot;
  /** Whether there is nothing at the address that the page was loaded for. */
  readonly isMissing: boolean;
  /** Whether sign-in pages offer the demo people. */
  readonly demo: boolean;
  readonly build: string;
  readonly outside: OutsideServices;
  /** Null on pages about a shop. */
  readonly ownerTerms: OwnerTerms | null;
  /** Null on pages that are not legal ones of a shop. */
  readonly legal: LegalPageText | null;
}

/** The element around it. */
export const PAGE_STATE_ID = "diner-state";

/** JSON that cannot close the script element around it. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Reads what `writePageState` wrote. */
export function readPageState(json: string): PageState {
  return JSON.parse(json);
}
