/** Loading the page again, asking the person to, or the error page. */
export type MissingFileRemedy = "reload" | "ask" | "fail";

/** What is known of the page when one of its late files does not come. */
export interface MissingFileFacts {
  readonly isOnline: boolean;
  /** Something would be lost: typed into a field on screen, or not saved yet. */
  readonly holdsInput: boolean;
  /** Milliseconds since a page of this build was loaded again in this tab; below zero where a clock was set back. */
  readonly sinceReloadMs: number;
}

/** How long a page of one build is not loaded again by itself, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * What helps against a late file of the page that is missing. A file that a newer build replaced comes with the newer
 * page, which is loaded unless something would be lost, or unless that did not help this build less than a minute ago (ERROR-19).
 */
export function remedyForMissingFile({
  isOnline,
  holdsInput,
  sinceReloadMs,
}: MissingFileFacts): MissingFileRemedy {
  if (!isOnline) return "fail";
  if (holdsInput) return "ask";
  return sinceReloadMs < RELOAD_PAUSE_MS ? "fail" : "reload";
}
