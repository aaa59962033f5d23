const ROBOTS = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview/i;

/** Whether a browser's name is that of a search engine or of a preview: those get a status and no error page (ERROR-15). */
export function isRobot(userAgent: string | undefined): boolean {
  return ROBOTS.test(userAgent ?? "");
}
