import type { FastifyReply, FastifyRequest } from "fastify";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredSession } from "#adapters/server/account/session/session.ts";

/** Who calls, from where, in which language and when. Everything in it comes from the server's side of the wire. */
export interface Visitor {
  /** One snapshot of the clock for the whole call. */
  readonly now: Instant;
  readonly host: HostMode;
  /** The host's name without port, lower case. */
  readonly hostName: string;
  /** The language of messages: what the caller chose or prefers, else Romanian. */
  readonly locale: Locale;
  /** The same with the shop's language where the caller says nothing. */
  localeOr(fallback: Locale): Locale;
  /** The caller's address; addresses in front are believed only from trusted proxies. */
  readonly address: string;
  /** Hash of the session cookie, whether or not such a session exists. */
  readonly sessionHash: string | null;
  /** Hash of what the browser was given at a sign-in, if it sent any. */
  readonly deviceHash: string | null;
  /** Hash of the guest's secret, if the browser sent one. */
  readonly guestHash: string | null;
  /** Looks the session up once per call; null when nobody is signed in. */
  session(): Promise<StoredSession | null>;
}

/** One decoded call. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
