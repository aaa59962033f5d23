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
// All that a theme changes; the rest is checked in the light one.
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
// Colors are checked after their transitions.
const STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }";
// What is far below is checked as it is once somebody comes there.
const LAID_OUT = "* { content-visibility: visible !important; }";

const RULES: Readonly<Record<Theme, Axe.RunOnly>> = {
  light: { type: "tag", values: TAGS },
  dark: { type: "rule", values: COLOR_RULES },
};

/** Loads axe into every page of a browser; to be called before a page is opened. */
export async function loadAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });
}

/**
 * What axe finds wrong on the page in a theme, one line each: everything in the light one, what depends on colors in the
 * dark one. With `isOver` a dialog is open, and the content beneath it is left out.
 */
export async function violations(page: Page, theme: Theme, isOver: boolean): Promise<readonly string[]> {
  const found = await page.evaluate(
    async ({ value, still, runOnly, exclude }) => {
      // Does what the inline script of the head does with the cookie, without a reload.
      document.documentElement.setAttribute("data-theme", value);
      const styles = new CSSStyleSheet();
      styles.replaceSync(still);
      document.adoptedStyleSheets = [styles];
      const { violations: broken } = await window.axe.run(
        { exclude },
        // There are no frames, and listing the thousands of passing nodes of a menu is slow.
        { runOnly, resultTypes: ["violations"], iframes: false },
      );
      return broken.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, any, all, none }) => ({
          target: target.join(" "),
          why: [...any, ...all, ...none].map(({ message }) => message).join("; "),
        })),
      }));
    },
    {
      value: theme,
      still: isOver ? STILL : STILL + LAID_OUT,
      runOnly: RULES[theme],
      exclude: isOver ? ["#content"] : [],
    },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, why }) => `${theme} ${id}: ${target}: ${why}`),
  );
}
