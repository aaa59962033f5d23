import type { Findings } from "./finding.ts";
import { type Spot, textAt } from "./spot.ts";

/** Most characters of each kind of text. */
export const MOST_CHARACTERS = { name: 120, option: 80, description: 1000 } as const;

/** The kinds of text of a menu. */
export type TextKind = keyof typeof MOST_CHARACTERS;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);
const INLINE_TAG = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

/**
 * The text of a menu as it may be shown: no HTML, no control characters, single spaces, at most so many
 * characters, capitals as they are. Null when nothing is left. What was taken away is told.
 */
export function draftText(spot: Spot, kind: TextKind, findings: Findings): string | null {
  const written = textAt(spot);
  if (written === null) return null;
  const plain = withoutMarkup(written);
  if (plain !== written) findings.changed(spot, "HTML was taken out of the text");
  const tidy = plain
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...tidy];
  const most = MOST_CHARACTERS[kind];
  if (characters.length <= most) return tidy === "" ? null : tidy;
  findings.changed(spot, `a text of ${characters.length} characters was cut to ${most}`);
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

function withoutMarkup(text: string): string {
  return text
    .replace(INLINE_TAG, "")
    .replace(TAG, " ")
    .replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    });
}
