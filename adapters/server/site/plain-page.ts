import { escapeHtml } from "#core/kernel/escape-html.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}" +
  "h2{font-size:1.1rem;margin:2rem 0 .25rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0 1rem}" +
  "code{font-size:.95em}small{opacity:.75}dl{margin:.25rem 0 0 1rem}";

/** A page for developers, without scripts. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** The policy under which such a page may have its one inline style. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
