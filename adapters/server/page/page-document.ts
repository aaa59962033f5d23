import { escapeHtml } from "#core/kernel/escape-html.ts";
import { NO_SESSION_ID, type RenderedPage } from "#core/app/page.ts";
import type { Locale } from "#core/shop/shop.ts";
import { pagePolicy, type PageReach } from "./content-security-policy.ts";
import type { PageParts } from "./page-build.ts";
import { startScript } from "./start-script.ts";

/** A whole document with the policy that its inline parts need. */
export interface PageDocument {
  readonly html: string;
  readonly policy: string;
}

// What react-aria puts before all other styles when the first button appears, unless it is there: to keep a pressed element
// from being zoomed. A style sheet that comes before others makes Chromium lay every text of a page out again.
const PRESSABLE_STYLE = "@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}";
const PRESSABLE_STYLE_ID = "react-aria-pressable-style";

/** Puts a rendered page into a document: everything for the first paint inline, the app's scripts afterwards. */
export function toDocument(
  page: RenderedPage,
  parts: PageParts,
  locale: Locale,
  themeScript: string,
  reach: PageReach,
): PageDocument {
  const start = page.state === null ? null : startScript(parts.entry, parts.scripts);
  const styles = [parts.css, page.accentStyle].filter((style) => style !== "");
  const html =
    `${headStart(page.title, locale)}<script>${themeScript}</script>` +
    `<style id="${PRESSABLE_STYLE_ID}">${PRESSABLE_STYLE}</style>${styles.map((style) => `<style>${style}</style>`).join("")}` +
    `${start === null ? "" : parts.styles.map(thereAlready).join("")}${page.head}</head>` +
    `<body><div id="root">${page.body}</div>` +
    (start === null
      ? ""
      : `<script type="application/json" id="diner-state">${page.state}</script><script>${start}</script>`) +
    END_WITH_SESSION;
  return {
    html,
    policy: pagePolicy(
      [PRESSABLE_STYLE, ...styles],
      start === null ? [themeScript] : [themeScript, start],
      reach,
    ),
  };
}

/**
 * How a document ends for a request without a session cookie, which spares the browser a question that could only be
 * refused (ACCOUNT-3). The mark says nothing else of the request, and stands outside of what is rendered for all.
 */
export const END_WITHOUT_SESSION = `<template id="${NO_SESSION_ID}"></template></body></html>`;

/** How it ends for all others. */
export const END_WITH_SESSION = "</body></html>";

/** The same document for one address of its shape: wherever the shape stands, the path stands, escaped for text and attributes. */
export function withPath(html: string, shape: string, path: string): string {
  return html.replaceAll(shape, () => escapeHtml(path));
}

// What loads late files with their style sheets passes over those that a page names. Brought once more they would come after
// all others, and what was said more exactly elsewhere would no longer count. None that is disabled is fetched.
function thereAlready(file: string): string {
  return `<link rel="stylesheet" href="${file}" disabled>`;
}

function headStart(title: string, locale: Locale): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>`
  );
}
