import { isIP } from "node:net";
import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { email } from "#core/form/rules.ts";
import type { Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { SettingFormat, Rate } from "./setting.ts";

const WINDOWS: readonly (readonly [unit: string, millis: number])[] = [
  ["day", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
];
const ON = ["on", "true", "1", "yes"] as const;
const OFF = ["off", "false", "0", "no"] as const;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const lowerCase = Schema.String.pipe(Schema.decode(SchemaTransformation.toLowerCase()));

/** A whole number from `from` to `to`, both included. */
export function wholeNumber(from: number, to: number): SettingFormat<number> {
  const number = Schema.Finite.check(Schema.isBetween({ minimum: from, maximum: to }));
  const digits = Schema.String.check(Schema.isPattern(/^\d{1,15}$/));
  return {
    codec: digits.pipe(Schema.decodeTo(number, SchemaTransformation.numberFromString)),
    expected: `a whole number from ${from} to ${to}`,
  };
}

/** Whole numbers separated by commas, at least one, each from `from` to `to`. */
export function wholeNumbers(from: number, to: number): SettingFormat<readonly number[]> {
  return {
    codec: listOf(wholeNumber(from, to).codec),
    expected: `whole numbers from ${from} to ${to}, separated by commas`,
  };
}

/** On or off, with the usual synonyms (true, 1, yes; false, 0, no). */
export const onOff: SettingFormat<boolean> = {
  codec: lowerCase.pipe(
    Schema.decodeTo(Schema.Literals([...ON, ...OFF])),
    Schema.decodeTo(
      Schema.Boolean,
      SchemaTransformation.transform<boolean, (typeof ON | typeof OFF)[number]>({
        decode: (word) => ON.some((one) => one === word),
        encode: (isOn) => (isOn ? "on" : "off"),
      }),
    ),
  ),
  expected: "on or off",
};

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[]): SettingFormat<Word> {
  return { codec: Schema.Literals(words), expected: `one of ${words.join(", ")}` };
}

/** Any text that is not empty, as it is. */
export const anyText: SettingFormat<string> = { codec: Schema.String, expected: "a text" };

/** A secret that is long enough not to be guessed: letters, digits and marks without spaces. */
export function secretText(fewest: number): SettingFormat<string> {
  return {
    codec: Schema.String.check(Schema.isMinLength(fewest), Schema.isPattern(/^[\x21-\x7e]+$/)),
    expected: `at least ${fewest} characters of ASCII without spaces`,
  };
}

/** An absolute URL of one of the given schemes, kept as it was written. */
export function url(...schemes: readonly string[]): SettingFormat<string> {
  return {
    codec: Schema.String.check(Schema.makeFilter((text) => isUrlOf(schemes, text))),
    expected: `a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
  };
}

/** The origin of a site, such as https://diner.example; a slash at its end is dropped. */
export const siteOrigin: SettingFormat<string> = {
  codec: Schema.String.check(Schema.makeFilter(isBareOrigin)).pipe(
    Schema.decode(
      SchemaTransformation.transform<string, string>({
        decode: (text) => new URL(text).origin,
        encode: (origin) => origin,
      }),
    ),
  ),
  expected: "a URL without a path, such as https://diner.example",
};

/** A host name or an address, in lower case, without a port. */
export const parseHostName: SettingFormat<string> = {
  codec: lowerCase.check(Schema.makeFilter((name) => HOST_NAME.test(name) || isIP(name) !== 0)),
  expected: "a host name without scheme and port, such as diner.example",
};

/** An amount in lei that somebody pays: "249" or "249.50", above nothing. */
export const leiAmount: SettingFormat<Money<"RON">> = {
  codec: Schema.String.check(Schema.isPattern(/^(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,2})?$/)).pipe(
    Schema.decodeTo(
      Schema.Struct({ amount: Schema.String, currency: Schema.Literal("RON") }),
      SchemaTransformation.transform<Money<"RON">, string>({
        decode: (text) => toMoney(text.replace(/^0+(?=\d)/, ""), "RON"),
        encode: ({ amount }) => amount,
      }),
    ),
  ),
  expected: "an amount in lei, such as 249 or 249.50",
};

/** The address of a mailbox. */
export const mailAddress: SettingFormat<string> = {
  codec: Schema.String.check(Schema.makeFilter((text) => email(text) === null)),
  expected: "an e-mail address such as contact@diner.example",
};

/** Host names separated by commas. */
export const hostNames: SettingFormat<readonly string[]> = {
  codec: listOf(parseHostName.codec),
  expected: "host names separated by commas, without schemes and ports",
};

/** Addresses and ranges in CIDR form separated by commas, such as 10.0.0.1, 10.1.0.0/16. */
export const addressRanges: SettingFormat<readonly string[]> = {
  codec: listOf(Schema.String.check(Schema.makeFilter(isAddressRange))),
  expected: "addresses or ranges separated by commas, such as 10.0.0.1 or 10.1.0.0/16",
};

/** Addresses of name servers separated by commas, each with its port where that is not 53. */
export const nameServers: SettingFormat<readonly string[]> = {
  codec: listOf(Schema.String.check(Schema.makeFilter(isNameServer))),
  expected: "addresses separated by commas, such as 10.0.0.2 or 10.0.0.2:5353",
};

/** A rate such as 5/min; the windows are s, min, h and day. */
export const rate: SettingFormat<Rate> = {
  codec: Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}\/(s|min|h|day)$/)).pipe(
    Schema.decodeTo(
      Schema.Struct({ limit: Schema.Finite, windowMillis: Schema.Finite }),
      SchemaTransformation.transform<Rate, string>({
        decode: (text) => {
          const [limit, unit] = text.split("/");
          const window = WINDOWS.find(([name]) => name === unit);
          return { limit: Number(limit), windowMillis: window?.[1] ?? Number.NaN };
        },
        encode: ({ limit, windowMillis }) => {
          const window = WINDOWS.find(([, millis]) => millis === windowMillis);
          return `${limit}/${window?.[0] ?? "?"}`;
        },
      }),
    ),
  ),
  expected: "a rate such as 5/min (s, min, h or day)",
};

function listOf<T>(item: Schema.Codec<T, string>): Schema.Codec<readonly T[], string> {
  return Schema.String.pipe(
    Schema.decodeTo(
      Schema.Array(item),
      SchemaTransformation.transform<readonly string[], string>({
        decode: (text) => text.split(",").map((part) => part.trim()),
        encode: (parts) => parts.join(","),
      }),
    ),
  );
}

function isUrlOf(schemes: readonly string[], text: string): boolean {
  const parsed = URL.parse(text);
  const known = parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
  return known && (parsed.hostname !== "" || parsed.protocol.startsWith("postgres"));
}

function isBareOrigin(text: string): boolean {
  if (!isUrlOf(["http", "https"], text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && search === "" && hash === "" && username === "";
}

function isNameServer(text: string): boolean {
  const [, bracketed, six, four, port = "53"] =
    /^(?:(\[([^\]]+)\])|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const isAddress = bracketed === undefined ? isIP(four ?? "") === 4 : isIP(six ?? "") === 6;
  return (isAddress && Number(port) <= 65_535) || isIP(text) === 6;
}

function isAddressRange(range: string): boolean {
  const [address = "", prefix, ...rest] = range.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
