const TOKEN = /(^|\/)co\/[\w%.~-]+/giu;

/** A path, or a text with one, without the token of a courier's link, for logs and reports, which may not have it (COURIER-10). */
export function hideToken(text: string): string {
  return text.replace(TOKEN, "$1co/…");
}

/** Whether a path is of a courier's link, as page or as call: no other page may learn of it (COURIER-1). */
export function isTokenPath(path: string): boolean {
  return hideToken(path) !== path;
}

/** The token in the path of a courier's page; null for every other path. */
export function tokenOfPath(path: string): string | null {
  return /^(?:\/shops\/[^/]+)?\/co\/([\w-]{1,200})$/u.exec(path)?.[1] ?? null;
}
