import type { CookieHolder } from "#adapters/browser/storage/cookie-jar.ts";

/** A document's cookies: keeps name and value, and every text that was set. */
export interface FakeDocument extends CookieHolder {
  readonly sent: readonly string[];
}

/** Starts with these cookies, such as "a=1; b=2". */
export function fakeDocument(initial = ""): FakeDocument {
  const kept = new Map<string, string>();
  const sent: string[] = [];
  const keep = (pair: string): void => {
    const equals = pair.indexOf("=");
    if (equals > 0) kept.set(pair.slice(0, equals), pair.slice(equals + 1));
  };
  for (const pair of initial.split("; ")) keep(pair);
  return {
    sent,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text) {
      sent.push(text);
      const [pair = ""] = text.split("; ");
      if (text.includes("Max-Age=0")) kept.delete(pair.slice(0, pair.indexOf("=")));
      else keep(pair);
    },
  };
}
