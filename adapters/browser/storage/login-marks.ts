import type { LoginMarks } from "#core/account/auth/auth.ports.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { COOKIES, UNTIL_2038 } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";

/** Keeps the logged-in flag for a year and, beyond a logout, that somebody signed in here before. */
export function createLoginMarks(jar: CookieJar): LoginMarks {
  return {
    isMarkedLoggedIn: () => jar.read(COOKIES.loggedIn) === "1",
    markLoggedIn: () => {
      jar.write(COOKIES.loggedIn, "1", ONE_YEAR);
      jar.write(COOKIES.hasPreviouslyLoggedIn, "1", UNTIL_2038);
    },
    markLoggedOut: () => jar.forget(COOKIES.loggedIn),
  };
}
