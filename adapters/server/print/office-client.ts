import { Secret, TOTP } from "otpauth";
import { decodeAnswer, encodeBody, encodePath, encodeQuery } from "#core/contract/codec/answer.ts";
import {
  type AnswerOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "#core/contract/endpoints/endpoints.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { organizationIdsOf } from "#core/account/permissions.ts";
import type { User } from "#core/account/user.ts";
import { CSRF_COOKIE, CSRF_HEADER } from "#adapters/server/http/visitor/csrf.ts";

const CALL_MS = 10_000;

/** An answer that is an error. */
export class CallError extends Error {
  readonly status: number;
  constructor(name: EndpointName, status: number) {
    super(`${name} answered ${status}`);
    this.status = status;
  }
}

interface CallInput<N extends EndpointName> {
  readonly params?: ParamsOf<N>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
}

/** Somebody of the staff, who calls a server from another machine. */
export interface OfficeClient {
  /** Signs in and chooses the organization to work in. Rejects with a sentence where that cannot be. */
  signIn(): Promise<void>;
  /** Rejects with CallError for an answer that is none. */
  call<N extends EndpointName>(name: N, input: CallInput<N>): Promise<AnswerOf<N>>;
  /** The live events of the organization as they come, as bytes. */
  events(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
}

/** Who signs in where. */
export interface OfficeAccount {
  readonly server: string;
  readonly email: string;
  readonly password: string;
  /** The key of the account's authenticator in base32; null where it has no second factor. */
  readonly factorKey: string | null;
  /** By name; null where there is only one. */
  readonly organization: string | null;
}

/** Calls the server as a browser does: with cookies, and the token that each write repeats. */
export function createOfficeClient(account: OfficeAccount, millis: () => number): OfficeClient {
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, signal: AbortSignal, body?: string): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answered = await fetch(`${account.server}/api${path}`, {
      method,
      signal,
      redirect: "error",
      headers: {
        cookie,
        [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? "",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answered.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const equals = pair.indexOf("=");
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return answered;
  }

  async function ask<N extends EndpointName>(name: N, input: CallInput<N>): Promise<Response> {
    const { method, path: template } = ENDPOINTS[name];
    const path = input.params === undefined ? template : encodePath(name, input.params);
    const query = input.query === undefined ? "" : `?${buildQuery(encodeQuery(name, input.query))}`;
    const body = input.body === undefined ? undefined : JSON.stringify(encodeBody(name, input.body));
    const answered = await send(method, `${path}${query}`, AbortSignal.timeout(CALL_MS), body);
    if (answered.ok) return answered;
    await answered.body?.cancel();
    throw new CallError(name, answered.status);
  }

  async function callOnce<N extends EndpointName>(name: N, input: CallInput<N>): Promise<AnswerOf<N>> {
    const decoded = decodeAnswer(name, await (await ask(name, input)).json());
    if (!decoded.ok) throw new Error(`${name} answered what this version does not know`);
    return decoded.value;
  }

  async function proveAccount(): Promise<void> {
    const { email, password, factorKey } = account;
    try {
      await ask("login", { body: { email, password } });
    } catch (error) {
      const asksMore = error instanceof CallError && error.status === UNPROCESSABLE;
      if (factorKey === null || !asksMore) throw error;
      // A code that was used a moment ago is refused; the one who calls tries again.
      await ask("proveSignIn", {
        body: { code: new TOTP({ secret: Secret.fromBase32(factorKey) }).generate({ timestamp: millis() }) },
      });
    }
  }

  async function signIn(): Promise<void> {
    cookies.clear();
    await ask("csrfCookie", {});
    await proveAccount();
    const user = await callOnce("me", { query: {} });
    await ask("selectOrganization", { body: { organizationId: organizationOf(user, account.organization) } });
  }

  /** Does it again after signing in again, where the session or its token ended. */
  async function again<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      const hasEnded = error instanceof CallError && SESSION_ENDED.has(error.status);
      if (!hasEnded) throw error;
      await signIn();
      return attempt();
    }
  }

  return {
    signIn,
    call: (name, input) => again(() => callOnce(name, input)),
    events: (signal) =>
      again(async () => {
        const { method, path } = ENDPOINTS.operationsEvents;
        const answered = await send(method, path, signal);
        if (!answered.ok || answered.body === null) throw new CallError("operationsEvents", answered.status);
        return answered.body;
      }),
  };
}

const UNPROCESSABLE = 422;
const SESSION_ENDED: ReadonlySet<number> = new Set([401, 419]);

function organizationOf(user: User, name: string | null): OrganizationId {
  const ids = organizationIdsOf(user);
  const names = new Map(user.employees.map(({ organization }) => [organization.id, organization.name]));
  const found = ids.filter((id) => name === null || names.get(id) === name);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const known = ids.map((id) => names.get(id)).join(", ");
  throw new Error(
    known === "" ? "The account works in no organization" : `Name one of these with --organization: ${known}`,
  );
}
