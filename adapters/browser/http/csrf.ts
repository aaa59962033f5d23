import type { CookieJar } from "../storage/cookie-jar.ts";
import type { OnePageAtATime } from "./one-page-at-a-time.ts";

/** Cookie with the token; each sign-in gets one of its own (ACCOUNT-10). */
export const CSRF_COOKIE = "XSRF-TOKEN";

/** The token that every write repeats in a header. */
export interface Csrf {
  /** The token of the cookie, which is asked for first when it is absent; null when the server sets none. */
  token(): Promise<string | null>;
  /** Forgets a token that the server did not take. */
  drop(): void;
}

/**
 * Reads the CSRF cookie; writes that start together ask for it once, in all pages of the browser. The first carts of two
 * pages belong to one guest only if both were sent with the same token.
 */
export function createCsrf(
  cookies: CookieJar,
  onePageAtATime: OnePageAtATime,
  ask: () => Promise<void>,
): Csrf {
  let asking: Promise<void> | null = null;
  const read = (): string | null => {
    const value = cookies.read(CSRF_COOKIE);
    return value === null || value === "" ? null : decoded(value);
  };
  return {
    token: async () => {
      const held = read();
      if (held !== null) return held;
      asking ??= onePageAtATime(async () => {
        if (read() === null) await ask();
      }).finally(() => {
        asking = null;
      });
      await asking;
      return read();
    },
    drop: () => cookies.forget(CSRF_COOKIE),
  };
}

// A cookie that was cut or overwritten, or that no header could carry, is as good as none: the server is asked for
// another.
function decoded(value: string): string | null {
  try {
    const token = decodeURIComponent(value);
    return /^[\u0021-\u007e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
