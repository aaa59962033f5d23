import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import type Axe from "axe-core";
import type { Theme } from "./color-and-language.ts";

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
// Colors are judged where they arrive, not on their way.
const STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }";

/** Has every page of a browser carry the judge; to be called before a page is opened. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });
}

/**
 * What axe finds wrong on the page in a theme, a line each. While a dialog is open it is judged `isOver` the page,
 * without the content beneath it.
 */
export async function violations(page: Page, theme: Theme, isOver: boolean): Promise<readonly string[]> {
  const found = await page.evaluate(
    async ({ value, still, tags, exclude }) => {
      // What the inline script of the head does with the cookie, without another load.
      document.documentElement.setAttribute("data-theme", value);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(still);
      document.adoptedStyleSheets = [sheet];
      const { violations: broken } = await window.axe.run(
        { exclude },
        // The product frames nothing, and a menu has thousands of places where all is well.
        { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], iframes: false },
      );
      return broken.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, any, all, none }) => ({
          target: target.join(" "),
          why: [...any, ...all, ...none].map(({ message }) => message).join("; "),
        })),
      }));
    },
    { value: theme, still: STILL, tags: TAGS, exclude: isOver ? ["#content"] : [] },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, why }) => `${theme} ${id}: ${target}: ${why}`),
  );
}
