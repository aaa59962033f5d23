import type { FastifyReply } from "fastify";
import { PASSKEY_CHALLENGE_MS } from "#core/account/passkey/passkey.ts";
import { SIGN_IN_CODE_MS } from "#core/account/factor/second-factor.ts";
import { SESSION_LIFE_MS } from "#core/account/session-life.ts";
import { CSRF_COOKIE } from "./csrf.ts";

/** Opaque session token of this host. */
export const SESSION_COOKIE = "diner_session";

/** Says that the password was proved and a code is awaited; strictly necessary, gone with the sign-in. */
export const SIGN_IN_COOKIE = "diner_sign_in";

/** Says which challenge a passkey answers; strictly necessary, gone with the answer. */
export const PASSKEY_COOKIE = "diner_passkey";

/** Says that somebody signed in with this browser before; strictly necessary, made at a successful sign-in. */
export const DEVICE_COOKIE = "diner_device";

/** Says that this browser is a shared tablet of a location; strictly necessary, made when a manager says so. */
export const TABLET_COOKIE = "diner_tablet";

/** Secret that owns a guest's cart; strictly necessary, made at the first cart write. */
export const GUEST_COOKIE = "diner_guest";

/** The analytics identity of a browser, which scripts write after a consent. */
export const VISITOR_COOKIE = "diner_visitor_id";

/** How long a browser is known, in seconds. */
export const YEAR_SECONDS = 31_536_000;
const SESSION_SECONDS = SESSION_LIFE_MS / 1000;

/** Sends the session cookie; out of reach of scripts. */
export function sendSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, { ...strict(secure), maxAge: SESSION_SECONDS });
}

/** Sends what a browser proves its second step with; out of reach of scripts. */
export function sendSignInCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(SIGN_IN_COOKIE, token, { ...strict(secure), maxAge: SIGN_IN_CODE_MS / 1000 });
}

/** Takes it back. */
export function dropSignInCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SIGN_IN_COOKIE, strict(secure));
}

/** Sends what a browser answers a challenge with; out of reach of scripts. */
export function sendPasskeyCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(PASSKEY_COOKIE, token, { ...strict(secure), maxAge: PASSKEY_CHALLENGE_MS / 1000 });
}

/** Takes it back. */
export function dropPasskeyCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(PASSKEY_COOKIE, strict(secure));
}

/** Takes the session cookie back. */
export function dropSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, strict(secure));
}

/** Sends the guest's secret; out of reach of scripts. */
export function sendGuestCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(GUEST_COOKIE, secret, { ...strict(secure), maxAge: YEAR_SECONDS });
}

/** Sends what the browser is known by at the next sign-in; out of reach of scripts. */
export function sendDeviceCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(DEVICE_COOKIE, token, { ...strict(secure), maxAge: YEAR_SECONDS });
}

/** Sends what a shared tablet is known by; out of reach of scripts. */
export function sendTabletCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(TABLET_COOKIE, token, { ...strict(secure), maxAge: YEAR_SECONDS });
}

/** Takes the guest's secret back, after a cart was taken over at login. */
export function dropGuestCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(GUEST_COOKIE, strict(secure));
}

/** Sends the CSRF token; scripts of this origin read it and send it back in a header. */
export function sendCsrfCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(CSRF_COOKIE, token, { path: "/", sameSite: "lax", secure, httpOnly: false });
}

function strict(secure: boolean): { path: string; httpOnly: boolean; sameSite: "lax"; secure: boolean } {
  return { path: "/", httpOnly: true, sameSite: "lax", secure };
}
