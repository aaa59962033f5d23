/** What the server says of itself. */
export interface BuildPort {
  /** The version of the build that is served now. */
  readVersion(signal: AbortSignal): Promise<string>;
}
