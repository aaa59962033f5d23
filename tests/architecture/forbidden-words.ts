/** A word that the house no longer says, with the one that it says instead. */
export interface ForbiddenWord {
  readonly found: RegExp;
  readonly say: string;
  /** Where it is meant: all files, unless named by the beginnings of their paths. */
  readonly within?: readonly string[];
  /** Only in comments and documents. */
  readonly inProse?: boolean;
}

const SERVER_SIDE = ["core/", "adapters/", "tests/adapters/", "tests/core/", "tests/edge/", "tests/support/"];

// A phrase may be broken between two lines of a comment.
const phrase = (words: string): RegExp => new RegExp(`\\b(?:${words.replaceAll(" ", GAP)})\\b`, "gi");
const GAP = String.raw`(?:\s+(?:\*|//|--)?\s*)`;

const NAMES: readonly ForbiddenWord[] = [
  { found: /\bTrade(?![a-z])\w*|\btrade_json\b|\btrade\b(?!\n)/g, say: "PricingState, or business" },
  {
    found: /\bShopSheet\w*|(?<!product |bottom |style |style|PRODUCT_|with|\*\*)sheets?\b/gi,
    say: "shop snapshot, shop cache; a sheet is the interface's",
    within: SERVER_SIDE,
  },
  {
    found: /\b(?:Carting|OrderPlacing|OrderMoving|Quoting|JobRunning|OrderWriting|Listing)\b/g,
    say: "…Deps",
  },
  { found: /\baskerOf\b|\bCartAsker\b|\bAsker\b/g, say: "requesterOf, CartRequester" },
  { found: /\bbasisOf\b|\bDecisionBasis\b|(?<!privacy\.)\bbasis\b/g, say: "PricingInputs" },
  { found: /\b\w+Question\b/g, say: "…Query, …Params, …Input" },
  { found: /\b[A-Z]\w+Fact\b|\b\w+Ask\b/g, say: "…Event, …Emitted" },
  { found: /\bstand-?ins?\b|\bEVENT_STAND_IN\b|\bfinal_answer\b/gi, say: "placeholder, response template" },
  { found: /\bWhereabouts\b|\bShopPlace\b|\bPlaceOfPage\b/g, say: "ShopRef, RouteScope" },
  { found: /\berrands?\b/gi, say: "app actions" },
  {
    found: /\b[Nn]ews(?![a-z])|\w*News(?![a-z])\w*|\bNEWS_/g,
    say: "LiveEvent, AppEvent, event, notification",
  },
  { found: /\btell[A-Z]\w*|\btell_\w+/g, say: "sendToX, emitX" },
  { found: /\bemit(?:Changes?|Switch)\b/g, say: "a name of what it returns: eventsOfX" },
  { found: /\bbani\b(?!_)|\bbaniOf\b|\bmoneyOfBani\b/gi, say: "minor units" },
  { found: /\bwholeOf\b|(?<!\.)\btimes\(/g, say: "roundToInteger, multiplyFractions" },
  { found: /\b(?:MOST|LONGEST|FEWEST|LARGEST|SMALLEST|SHORTEST|LATEST)_\w+/g, say: "MAX_, MIN_" },
  { found: /\b\w+_MILLIS\b/g, say: "_MS" },
  { found: /\b\w*Wing\b|\bMenuShel\w+|\bShelf\b/g, say: "bundle, section" },
  { found: /\b[Dd]esks?\b|\bDesk[A-Z]\w*/g, say: "OrderBoard" },
  { found: /\b[Cc]ure[ds]?\b|\bcureOf\b|\w+Cure\b/g, say: "suggestedFix, remove" },
  { found: /\bblockerPlace\b/g, say: "checkoutSectionOf" },
  { found: /\bmend(?:s|ed|ing)?\b/gi, say: "repair, correct" },
  { found: /\bmintCart\b|\bstamp[A-Z]\w*/g, say: "createCartId, assignItemId" },
  { found: /RisingDelay\b/g, say: "exponential backoff" },
  { found: /\bCorrespondence\b|\bPosting\b/g, say: "Recipient, MessageTiming" },
  {
    found: /\bSpot\b|(?:type|interface|:) Reading\b|\bwholeAt\b|\byesNoAt\b/g,
    say: "JsonNode, ParseContext, intAt, boolAt",
  },
  { found: /\bForward\b|\bHereLink\b|\buseHere\b|\busePlace\b/g, say: "Navigate, ScopedLink, useRouteScope" },
  { found: /\bbeginsQuietly\b/g, say: "what it defers" },
  { found: /\bL\.[a-z]/g, say: "t" },
  {
    found: /\btally\b|\bkeeper\b|\bown_part\b|lean-writes/gi,
    say: "nonneg_int, owner_all, internal_function, count",
  },
  {
    found: /\bexport (?:async )?function open(?!Intervals?\b|IntervalAt\b|Session\b)[A-Z]\w+/g,
    say: "create…",
    within: ["core/", "adapters/", "ui/"],
  },
  { found: /\bWorld\b|\bear\b|\/story\.ts/g, say: "the name of what it holds", within: ["tests/"] },
];

const SPELLING: readonly ForbiddenWord[] = [
  {
    found:
      /\w*(?:colour|behaviour|favour|neighbour|honour)\w*|\bfulfil(?:s|ment)?\b|\w+(?:normalis|organis|realis|serialis|initialis|recognis|optimis|authoris|minimis|summaris|customis|synchronis)(?:e|ed|es|ing|ation)\b|\b(?:centres?|catalogues?|grey|licences?|defence|towards|misspelt)\b/gi,
    say: "American spelling",
  },
  {
    found: /\bnormalis\w+|\borganis\w+|\brecognis\w+|\bauthoris\w+|\boptimis\w+ing\b/gi,
    say: "American spelling",
  },
];

const PHRASES: readonly ForbiddenWord[] = [
  { found: phrase("to be had"), say: "available" },
  { found: phrase("anew"), say: "again" },
  { found: phrase('(?<!--|take\\(")beside(?! SHOP|: \\{ type)'), say: "next to, in addition to, apart from" },
  { found: phrase("whoever"), say: "who it is" },
  { found: phrase("for ever"), say: "forever, indefinitely" },
  { found: phrase("(?:comes?|came) to"), say: "what it is or leads to" },
  { found: phrase("(?:is|are|was|were|be|been|being) told"), say: "gets, learns, is sent, is logged" },
  { found: phrase("(?:goes|go|going|went) on"), say: "continues, keeps" },
  { found: /[„“”«»]/g, say: 'plain quotes "…"', inProse: true },
];

/** The words of the house's list, most of all what it dropped. */
export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [...NAMES, ...SPELLING, ...PHRASES];

/** Every forbidden word of a file, with its line and what to say. */
export function forbiddenIn(
  file: string,
  text: string,
  words: readonly ForbiddenWord[] = FORBIDDEN_WORDS,
): readonly string[] {
  const prose = proseOf(file, text);
  return words
    .filter(({ within }) => within === undefined || within.some((start) => file.startsWith(start)))
    .flatMap(({ found, say, inProse }) =>
      [...(inProse === true ? prose : text).matchAll(found)].map(({ 0: word, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return `${file}:${line}: "${word.replaceAll(/\s+/g, " ")}", say ${say}`;
      }),
    );
}

// Everything but comments as blanks, so that lines and columns stay.
function proseOf(file: string, text: string): string {
  if (file.endsWith(".md")) return text;
  return text
    .split("\n")
    .map((line) => (/^\s*(?:\/\/|\*|\/\*|--)/.test(line) ? line : " ".repeat(line.length)))
    .join("\n");
}
