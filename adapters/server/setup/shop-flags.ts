import { ZoneId } from "@js-joda/core";
import "@js-joda/timezone";
import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { trimmed } from "#core/contract/schema/scalars.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { isCurrency } from "#core/money/currency.ts";
import type { Currency } from "#core/money/money.ts";
import { parseMoney } from "#core/money/parse-money.ts";
import { isShopSlug, RESERVED_SLUGS } from "#core/shop/shop-from-host.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";

/** Reads the text of a flag; a refusal says what is expected, without repeating the text. */
export type Parse<T> = (text: string) => Result<T, string>;

/** Reads the slug of a shop. */
export function shopSlug(text: string): Result<string, string> {
  return isShopSlug(text)
    ? ok(text)
    : err(`lower-case letters, digits and hyphens, at most 63, none of ${RESERVED_SLUGS.join(", ")}`);
}

/** Reads the name of an IANA zone that both the database of zones here and the one of Node know. */
export function timezoneName(text: string): Result<string, string> {
  try {
    ZoneId.of(text);
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions();
    return /[a-z]/i.test(text) && timeZone !== "" ? ok(text) : err(TIMEZONE);
  } catch {
    return err(TIMEZONE);
  }
}

/** Reads a supported currency. */
export function currencyCode(text: string): Result<Currency, string> {
  const code = text.toUpperCase();
  return isCurrency(code) ? ok(code) : err("RON or USD");
}

/** Reads a language of the product. */
export function localeName(text: string): Result<Locale, string> {
  const locale = LOCALES.find((one) => one === text);
  return locale === undefined ? err(LOCALES.join(" or ")) : ok(locale);
}

/** Reads a yes or no. */
export function yesOrNo(text: string): Result<boolean, string> {
  return text === "yes" || text === "no" ? ok(text === "yes") : err("yes or no");
}

/** Reads fulfillment methods separated by commas. */
export function methodNames(text: string): Result<readonly FulfillmentMethod[], string> {
  const words = text.split(",").map((word) => word.trim());
  const methods = FULFILLMENT_METHODS.filter((method) => words.includes(method));
  const known = words.every((word) => methods.some((method) => method === word));
  return known && methods.length > 0 ? ok(methods) : err("pickup, delivery or pickup,delivery");
}

/** Reads "latitude,longitude" in degrees. */
export function coordinatePair(text: string): Result<Coordinates, string> {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  const fits = match !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return fits ? ok({ latitude, longitude }) : err("latitude,longitude in degrees, such as 44.4355,26.1025");
}

/** Reads a fee as decimal text with two decimals; both currencies have as many. */
export function feeAmount(text: string): Result<string, string> {
  const fee = parseMoney(text, "RON");
  return fee.ok && !fee.value.amount.startsWith("-") && fee.value.amount.length <= 9
    ? ok(fee.value.amount)
    : err("an amount such as 9.90");
}

/** Reads one line of text of so many characters, as the contract reads what people write. */
export function lineOfText(min: number, max: number): Parse<string> {
  const codec = trimmed(min, max);
  return (text) => {
    const line = decodeStrictly(codec, text);
    return line.ok ? line : err(min === 0 ? `at most ${max} characters` : `${min} to ${max} characters`);
  };
}

/** Collects every problem of a set of flags, so that a person corrects them all at once. */
export interface FlagReader {
  /** The value of a flag; `byDefault` when it is not given, and after a problem. */
  take<T>(name: string, parse: Parse<T>, byDefault: T): T;
  /** The value of a flag that must be given; null with a problem otherwise. */
  need<T>(name: string, parse: Parse<T>): T | null;
  problems(): readonly string[];
}

/** Reads flags by their names without the dashes. */
export function createFlagReader(flags: Readonly<Record<string, string | undefined>>): FlagReader {
  const problems: string[] = [];
  function read<T>(name: string, parse: Parse<T>): Result<T, string> | null {
    const text = flags[name];
    const parsed = text === undefined ? null : parse(text);
    if (parsed?.ok === false) problems.push(`--${name}: expected ${parsed.error}`);
    return parsed;
  }
  return {
    take: (name, parse, byDefault) => {
      const parsed = read(name, parse);
      return parsed?.ok === true ? parsed.value : byDefault;
    },
    need: (name, parse) => {
      const parsed = read(name, parse);
      if (parsed === null) problems.push(`--${name} is missing`);
      return parsed?.ok === true ? parsed.value : null;
    },
    problems: () => problems,
  };
}

const TIMEZONE = "the name of a time zone, such as Europe/Bucharest";
