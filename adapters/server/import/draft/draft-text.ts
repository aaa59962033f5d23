import { because } from "#core/import/import-reason.ts";
import type { Findings } from "./finding.ts";
import { type JsonNode, stringAt } from "../json/json-node.ts";

/** Most characters of each kind of text. */
export const MAX_CHARACTERS = { name: 120, option: 80, description: 1000 } as const;

/** The kinds of text of a menu. */
export type TextKind = keyof typeof MAX_CHARACTERS;

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

// Soft hyphens, joiners (also within an emoji or a flag) and the marks of right-to-left scripts belong to a name; what
// would reverse the words next to it, and every other character that cannot be seen, does not.
const DROPPED = /(?![\s\u00ad\u061c\u200c-\u200f\u2060\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/**
 * The text of a menu as it may be shown: no HTML, no control characters, single spaces, at most so many
 * characters, capitals, soft hyphens and emoji as they are. Null when nothing is left. What was removed is reported.
 */
export function draftText(node: JsonNode, kind: TextKind, findings: Findings): string | null {
  const written = stringAt(node);
  if (written === null) return null;
  const plain = withoutMarkup(written);
  if (plain !== written) findings.changed(node, because("htmlLeft"));
  const composed = plain.normalize("NFC");
  const kept = composed.replace(DROPPED, "");
  if (kept !== composed) findings.changed(node, because("unseenLeft"));
  const tidy = kept.replace(/\s+/gu, " ").trim();
  const characters = [...tidy];
  const most = MAX_CHARACTERS[kind];
  if (characters.length <= most) return VISIBLE.test(tidy) ? tidy : null;
  findings.changed(node, because("textCut", characters.length, most));
  return `${characters
    .slice(0, most - 1)
    .join("")
    .replace(/[\s\p{Cf}]+$/u, "")}…`;
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
