import type { RawAnswer } from "#tests/support/http/http-connection.ts";
import type { Person } from "./journeys.ts";
import { signedIn } from "./skeletons.ts";

const CSRF_COOKIE = "XSRF-TOKEN";
const SESSION_COOKIE = "diner_session";

/** The cookies of one browser, and who sits in front of it. */
export interface Jar {
  readonly person: Person;
  headers(): Readonly<Record<string, string>>;
  keep(answer: RawAnswer): void;
  /** Nobody is signed in: signed out, or never signed in. */
  isSignedOut(): boolean;
  /** Signs in again; nothing for a guest. */
  renew(): Promise<void>;
}

/** A browser whose person is signed in. */
export async function createJar(port: number, person: Person): Promise<Jar> {
  let cookies = new Map<string, string>();
  const renew = async (): Promise<void> => {
    cookies = new Map((await signedIn(port, person)).cookies);
  };
  await renew();
  return {
    person,
    headers: () => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-xsrf-token": cookies.get(CSRF_COOKIE) ?? "",
    }),
    keep: ({ headers }) => {
      for (const line of headers.get("set-cookie")?.split("\n") ?? []) keepLine(cookies, line);
    },
    isSignedOut: () => !cookies.has(SESSION_COOKIE),
    renew,
  };
}

function keepLine(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const equals = pair.indexOf("=");
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const isGone =
    value === "" || attributes.some((one) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(one));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}
