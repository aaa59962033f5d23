/** The loaded page as a whole: whether loading it again may help, and doing so. */
export interface PageReloadPort {
  isOnline(): boolean;
  /** Whether a field on screen was typed into or chosen from. */
  holdsInput(): boolean;
  /** Milliseconds since `reload` in this tab by a page of the same build: many where never, zero where tabs remember nothing. */
  sinceReloadMs(): number;
  /** Loads the page at its present address again. */
  reload(): void;
}
