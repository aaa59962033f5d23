/** A piece of a line; what leads somewhere has an address. */
export interface LegalSpan {
  readonly text: string;
  /** `https:` or `mailto:` and nothing else (SHOP-21). */
  readonly href: string | null;
}

/** A line as it is read. */
export type LegalLine = readonly LegalSpan[];

/** A part of a legal text. */
export type LegalBlock =
  | { readonly kind: "heading"; readonly line: LegalLine }
  | { readonly kind: "paragraph"; readonly lines: readonly LegalLine[] }
  | { readonly kind: "list"; readonly items: readonly LegalLine[] };

const HEADING = "## ";
const ITEM = "- ";
const MAIL = "mailto:";
// What ends a sentence behind an address is not of it.
const LINK = /(?:https:\/\/|mailto:[^\s<>"'@]+@)[\p{L}\d](?:[^\s<>"'@]*[^\s<>"'@.,;:!?)\]])?/gu;

/**
 * A legal text as its owner writes it, in blocks: `## ` begins a heading, `- ` an item of a list, a blank line ends a
 * paragraph. All else is text, letter for letter: nothing in it can become markup of a page (SHOP-21).
 */
export function parseLegalText(text: string): readonly LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let open: { readonly kind: "paragraph" | "list"; readonly lines: LegalLine[] } | null = null;
  const close = (): void => {
    if (open !== null)
      blocks.push(
        open.kind === "list" ? { kind: "list", items: open.lines } : { kind: "paragraph", lines: open.lines },
      );
    open = null;
  };
  const add = (kind: "paragraph" | "list", line: string): void => {
    if (open?.kind !== kind) close();
    open ??= { kind, lines: [] };
    open.lines.push(spansOf(line));
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") close();
    else if (line.startsWith(HEADING)) {
      close();
      blocks.push({ kind: "heading", line: spansOf(line.slice(HEADING.length).trim()) });
    } else if (line.startsWith(ITEM)) add("list", line.slice(ITEM.length).trim());
    else add("paragraph", line);
  }
  close();
  return blocks;
}

/** The text of blocks, one blank line between two of them. */
export function printLegalText(blocks: readonly LegalBlock[]): string {
  return blocks.map(printBlock).join("\n\n");
}

/** The text as it is kept: the same blocks without blanks that say nothing. */
export function keptLegalText(text: string): string {
  return printLegalText(parseLegalText(text));
}

function printBlock(block: LegalBlock): string {
  switch (block.kind) {
    case "heading":
      return `${HEADING}${printLine(block.line)}`;
    case "paragraph":
      return block.lines.map(printLine).join("\n");
    case "list":
      return block.items.map((item) => `${ITEM}${printLine(item)}`).join("\n");
  }
}

function printLine(line: LegalLine): string {
  return line.map(({ text, href }) => href ?? text).join("");
}

function spansOf(line: string): LegalLine {
  const spans: LegalSpan[] = [];
  let end = 0;
  for (const { 0: href, index } of line.matchAll(LINK)) {
    if (index > end) spans.push({ text: line.slice(end, index), href: null });
    spans.push({ text: href.startsWith(MAIL) ? href.slice(MAIL.length) : href, href });
    end = index + href.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), href: null });
  return spans;
}
