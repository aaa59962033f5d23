/** The file of the icons that are not part of the code. */
export interface IconFilePort {
  /** Fetches it into the browser's cache, from where the icons are drawn. Rejects with AppError. */
  load(path: string, signal: AbortSignal): Promise<void>;
  /** Warns on the console that icons are missing. */
  warn(path: string): void;
}
