import type { Page } from "@playwright/test";
import { withOwner } from "#adapters/server/db/owner.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";
import { turnable } from "#tests/ui/i18n/turnable.ts";

// A right-to-left word and a mark that moves to its other side where the word is not isolated.
const TAIL = " مطعم!";

/** The columns of free text in the demo, by table. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  organizations: ["name", "legal_name", "address"],
  shops: ["name"],
  locations: ["name", "address"],
  zones: ["name"],
  categories: ["name"],
  products: ["name", "description"],
  modifier_groups: ["name"],
  modifiers: ["name"],
  promotions: ["name"],
  users: ["first_name", "last_name"],
};

/** Appends a right-to-left word to every text that a tenant or a person typed. */
export function turnTexts(home: string): Promise<void> {
  return change(home, (column) => `${column} || '${TAIL}'`);
}

/** Removes what `turnTexts` appended. */
export function turnTextsBack(home: string): Promise<void> {
  return change(home, (column) => `left(${column}, -${String(TAIL.length)})`);
}

async function change(home: string, to: (column: string) => string): Promise<void> {
  await withOwner(await ownerOf(home), async (client) => {
    for (const [table, columns] of Object.entries(TYPED))
      await client.query(
        `update ${table} set ${columns.map((column) => `${column} = ${to(column)}`).join(", ")}`,
      );
  });
}

/** The right-to-left texts of a page that nothing isolates, each with the element around it. */
export async function unisolated(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const fromTheRight = /[\u0590-\u08ff]/u;
    const texts: { text: string; where: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around === null || around.closest("bdi, [dir=auto], script, style, template") !== null) continue;
      texts.push({ text: node.textContent ?? "", where: around.outerHTML });
    }
    for (const element of document.querySelectorAll("*"))
      for (const name of ["aria-label", "aria-description", "alt", "title", "placeholder"])
        texts.push({ text: element.getAttribute(name) ?? "", where: `${element.tagName} ${name}` });
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "input:not([dir=auto]), textarea:not([dir=auto])",
    ))
      if (["text", "search", "textarea"].includes(field.type))
        texts.push({ text: field.value, where: `${field.tagName} ${field.name}` });
    return texts.filter(({ text }) => fromTheRight.test(text));
  });
  return found
    .filter(({ text }) => turnable(text) !== "")
    .map(({ text, where }) => `${text.trim()} in ${where.slice(0, 200)}`);
}

/** How many right-to-left texts a page shows. */
export function countTurned(page: Page): Promise<number> {
  return page.evaluate(() => (document.body.textContent ?? "").split(/[\u0590-\u08ff]+/u).length - 1);
}

/** Title and head of a page: no isolation mark belongs there. */
export function machineTexts(page: Page): Promise<string> {
  return page.evaluate(() => `${document.title}${document.head.innerHTML}`);
}
