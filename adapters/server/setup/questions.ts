import type { Result } from "#core/kernel/result.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { firstFee } from "./location-flags.ts";
import { parseOpeningHours } from "./opening-hours-text.ts";
import { emailAddress, passwordFor } from "./owner-flags.ts";
import type { SetupFlag, SetupFlags } from "./setup-flags.ts";
import {
  coordinatePair,
  currencyCode,
  feeAmount,
  lineOfText,
  localeName,
  methodNames,
  shopSlug,
  timezoneName,
} from "./shop-flags.ts";
import { slugOf } from "./slug-of.ts";

/** One thing that a person is asked. */
export interface Prompt {
  readonly text: string;
  /** What an empty answer means; null when there must be one. */
  readonly byDefault: string | null;
  /** Not shown while it is typed. */
  readonly secret: boolean;
  /** Why this answer cannot be used; null when it can. */
  problemOf(answer: string): string | null;
}

/** Asks until an answer can be used; null when nobody answers any more. */
export type Ask = (prompt: Prompt) => Promise<string | null>;

interface AskedFlag {
  readonly flag: SetupFlag;
  readonly text: string;
  /** What an empty answer means; null when there must be one. */
  readonly byDefault: (answers: SetupFlags) => string | null;
  readonly parse: (text: string, answers: SetupFlags) => Result<unknown, string>;
  readonly secret?: true;
}

const must = (): null => null;
const always = (text: string) => (): string => text;

const QUESTIONS: readonly AskedFlag[] = [
  { flag: "organization", text: "Name of the company", byDefault: must, parse: lineOfText(1, 120) },
  {
    flag: "legal-name",
    text: "Its full legal name",
    byDefault: ({ organization }) => organization ?? null,
    parse: lineOfText(1, 200),
  },
  { flag: "tax-id", text: "Its tax id (CUI), or nothing", byDefault: always(""), parse: lineOfText(0, 20) },
  {
    flag: "name",
    text: "Name of the shop",
    byDefault: ({ organization }) => organization ?? null,
    parse: lineOfText(1, 120),
  },
  {
    flag: "slug",
    text: "Its slug, the end of its address",
    byDefault: ({ name }) => slugOf(name ?? "", "restaurant"),
    parse: shopSlug,
  },
  { flag: "timezone", text: "Its time zone", byDefault: always("Europe/Bucharest"), parse: timezoneName },
  { flag: "currency", text: "Its currency, RON or USD", byDefault: always("RON"), parse: currencyCode },
  {
    flag: "locale",
    text: `Its language, ${LOCALES.join(" or ")}`,
    byDefault: always("ro"),
    parse: localeName,
  },
  {
    flag: "location",
    text: "Name of its location",
    byDefault: ({ name }) => name ?? null,
    parse: lineOfText(1, 120),
  },
  { flag: "address", text: "Address of the location", byDefault: must, parse: lineOfText(1, 200) },
  {
    flag: "coordinates",
    text: "Its latitude,longitude",
    byDefault: always("44.4355,26.1025"),
    parse: coordinatePair,
  },
  { flag: "phone", text: "Its phone, or nothing", byDefault: always(""), parse: lineOfText(0, 40) },
  { flag: "methods", text: "What it offers", byDefault: always("pickup,delivery"), parse: methodNames },
  { flag: "hours", text: "Its opening hours", byDefault: always("10:00-22:00"), parse: parseOpeningHours },
  {
    flag: "delivery-fee",
    text: "What delivery costs",
    byDefault: ({ currency }) => firstFee(currency === "USD" ? "USD" : "RON"),
    parse: feeAmount,
  },
  { flag: "owner-email", text: "E-mail of the owner", byDefault: must, parse: emailAddress },
  { flag: "owner-first-name", text: "First name of the owner", byDefault: must, parse: lineOfText(2, 50) },
  { flag: "owner-last-name", text: "Last name of the owner", byDefault: must, parse: lineOfText(2, 50) },
  {
    flag: "owner-password",
    text: "Password of the owner, 8 characters or more",
    byDefault: must,
    parse: (text, answers) => passwordFor(answers["owner-email"] ?? "")(text),
    secret: true,
  },
];

/** Flags without which nothing can be made. */
const NEEDED = [
  "organization",
  "slug",
  "owner-email",
  "owner-first-name",
  "owner-last-name",
  "owner-password",
] as const;

/**
 * Asks for every flag that is not given, when one that is needed is missing; otherwise asks nothing. When nobody
 * answers any more, what is known so far comes back.
 */
export async function askForMissing(given: SetupFlags, ask: Ask): Promise<SetupFlags> {
  if (NEEDED.every((flag) => given[flag] !== undefined)) return given;
  let answers: SetupFlags = given;
  for (const question of QUESTIONS) {
    if (given[question.flag] !== undefined) continue;
    const answer = await ask(toPrompt(question, answers));
    if (answer === null) return answers;
    answers = { ...answers, [question.flag]: answer };
  }
  return answers;
}

function toPrompt({ text, secret, parse, ...question }: AskedFlag, answers: SetupFlags): Prompt {
  const byDefault = question.byDefault(answers);
  return {
    text,
    byDefault,
    secret: secret === true,
    problemOf: (answer) => {
      const meant = answerOr(answer, byDefault);
      if (meant === null) return "An answer is needed.";
      const parsed = parse(meant, answers);
      return parsed.ok ? null : `Expected: ${parsed.error}`;
    },
  };
}

/** What an answer means: an empty one is the default. */
export function answerOr(answer: string, byDefault: string | null): string | null {
  return answer.trim() === "" ? byDefault : answer;
}
