import { type CookieLifetime, OVER, findCookie, toCookieString } from "./cookie-string.ts";

/** The cookies of this page. */
export interface CookieJar {
  read(name: string): string | null;
  write(name: string, value: string, lifetime: CookieLifetime): void;
  forget(name: string): void;
}

/** What holds cookies: the document, or an object that keeps them. */
export interface CookieHolder {
  cookie: string;
}

/** Opens the cookies of a document; `secure` when the page came over https. */
export function createCookieJar(holder: CookieHolder, secure: boolean): CookieJar {
  return {
    read: (name) => findCookie(holder.cookie, name),
    write: (name, value, lifetime) => {
      holder.cookie = toCookieString(name, value, lifetime, secure);
    },
    forget: (name) => {
      holder.cookie = toCookieString(name, "", OVER, secure);
    },
  };
}
