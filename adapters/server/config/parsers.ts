import { isIP } from "node:net";
import { err, ok } from "#core/kernel/result.ts";
import type { Parse, Rate } from "./setting.ts";

const WINDOWS: ReadonlyMap<string, number> = new Map([
  ["s", 1000],
  ["min", 60_000],
  ["h", 3_600_000],
  ["day", 86_400_000],
]);
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Reads a whole number from `from` to `to`, both included. */
export function wholeNumber(from: number, to: number): Parse<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? ok(value) : err(`a whole number from ${from} to ${to}`);
  };
}

/** Reads whole numbers separated by commas, at least one, each from `from` to `to`. */
export function wholeNumbers(from: number, to: number): Parse<readonly number[]> {
  const one = wholeNumber(from, to);
  return (text) => {
    const numbers = text.split(",").map((part) => one(part.trim()));
    const values = numbers.flatMap((number) => (number.ok ? [number.value] : []));
    return values.length === numbers.length
      ? ok(values)
      : err(`whole numbers from ${from} to ${to}, separated by commas`);
  };
}

/** Reads on or off, with the usual synonyms (true, 1, yes; false, 0, no). */
export function onOff(text: string): ReturnType<Parse<boolean>> {
  const word = text.toLowerCase();
  if (["on", "true", "1", "yes"].includes(word)) return ok(true);
  if (["off", "false", "0", "no"].includes(word)) return ok(false);
  return err("on or off");
}

/** Reads one of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Parse<Word> {
  return (text) => {
    const found = words.find((word) => word === text);
    return found === undefined ? err(`one of ${words.join(", ")}`) : ok(found);
  };
}

/** Takes any text that is not empty as it is. */
export function anyText(text: string): ReturnType<Parse<string>> {
  return ok(text);
}

/** Takes a secret that is long enough not to be guessed: letters, digits and marks without spaces. */
export function secretText(fewest: number): Parse<string> {
  return (text) =>
    text.length >= fewest && /^[\x21-\x7e]+$/.test(text)
      ? ok(text)
      : err(`at least ${fewest} characters of ASCII without spaces`);
}

/** Reads an absolute URL of one of the given schemes and keeps it as it was written. */
export function url(...schemes: readonly string[]): Parse<string> {
  return (text) => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    const known = parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
    const expected = `a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`;
    return known && (parsed.hostname !== "" || parsed.protocol.startsWith("postgres"))
      ? ok(text)
      : err(expected);
  };
}

/** Reads the origin of a site, such as https://diner.example, and drops a slash at its end. */
export function siteOrigin(text: string): ReturnType<Parse<string>> {
  const parsed = url("http", "https")(text);
  if (!parsed.ok) return parsed;
  const { origin, pathname, search, hash, username } = new URL(text);
  const bare = pathname === "/" && search === "" && hash === "" && username === "";
  return bare ? ok(origin) : err("a URL without a path, such as https://diner.example");
}

/** Reads a host name or an address, in lower case, without a port. */
export function hostName(text: string): ReturnType<Parse<string>> {
  const name = text.toLowerCase();
  return HOST_NAME.test(name) || isIP(name) !== 0
    ? ok(name)
    : err("a host name without scheme and port, such as diner.example");
}

/** Reads host names separated by commas. */
export function hostNames(text: string): ReturnType<Parse<readonly string[]>> {
  const names = text.split(",").map((part) => hostName(part.trim()));
  const values = names.flatMap((name) => (name.ok ? [name.value] : []));
  return values.length === names.length
    ? ok(values)
    : err("host names separated by commas, without schemes and ports");
}

/** Reads addresses and ranges in CIDR form separated by commas, such as 10.0.0.1, 10.1.0.0/16. */
export function addressRanges(text: string): ReturnType<Parse<readonly string[]>> {
  const ranges = text.split(",").map((part) => part.trim());
  return ranges.every(isAddressRange)
    ? ok(ranges)
    : err("addresses or ranges separated by commas, such as 10.0.0.1 or 10.1.0.0/16");
}

/** Reads a rate such as 5/min; the windows are s, min, h and day. */
export function rate(text: string): ReturnType<Parse<Rate>> {
  const match = /^([1-9]\d{0,8})\/(s|min|h|day)$/.exec(text);
  const windowMillis = WINDOWS.get(match?.[2] ?? "");
  return match === null || windowMillis === undefined
    ? err("a rate such as 5/min (s, min, h or day)")
    : ok({ limit: Number(match[1]), windowMillis });
}

function isAddressRange(range: string): boolean {
  const [address = "", prefix, ...rest] = range.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
