import { FACTOR_STEP_MS } from "#core/account/factor/second-factor.ts";
import type { StaffPlace } from "#core/account/staff/staff.ts";
import type { UserId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { codeOf } from "#tests/support/http/authenticator.ts";
import { type HttpAnswer, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { PASSWORD, type staffOffice } from "../staff/staff-office.ts";

/** An employee with a second factor. */
export interface Holder {
  readonly client: HttpClient;
  readonly email: string;
  readonly id: UserId;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** What a refusal says. */
export function seen({ status, key, fields }: HttpAnswer): readonly unknown[] {
  return [status, key, fields];
}

/** Signs in with the password. */
export function login(client: HttpClient, email: string) {
  return client.call("login", { body: { email, password: PASSWORD } });
}

/** Signs in with a code, after the password. */
export function prove(client: HttpClient, typed: string) {
  return client.call("proveSignIn", { body: { code: typed } });
}

/** Whether somebody is signed in. */
export async function isSignedIn(client: HttpClient): Promise<boolean> {
  return (await client.call("me", { query: {} })).status === 200;
}

/** What people with a second factor do, and what became of it. */
export function factorOffice(server: TestServer, office: () => ReturnType<typeof staffOffice>) {
  const code = (secret: string, away = 0): string => codeOf(secret, server.clock.now(), away);
  const wait = (steps: number): void => server.clock.advance(steps * FACTOR_STEP_MS);
  return {
    code,
    wait,
    withFactor: async (place?: StaffPlace): Promise<Holder> => {
      const { client, email } = await office().join(place);
      const { id } = succeeded(await client.call("me", { query: {} }));
      const own = { params: { id } };
      const { secret } = succeeded(
        await client.call("beginFactor", { ...own, body: { password: PASSWORD } }),
      );
      const body = { code: code(secret) };
      const { recoveryCodes } = succeeded(await client.call("confirmFactor", { ...own, body }));
      wait(2);
      return { client, email, id, secret, recoveryCodes };
    },
    /** A browser in which the password was proved and the code is awaited. */
    halfWay: async ({ email }: Pick<Holder, "email">): Promise<HttpClient> => {
      const client = server.client();
      const { key } = await login(client, email);
      if (key !== "auth.code_needed") throw new Error(`No code is asked for: ${key ?? "signed in"}`);
      return client;
    },
    /** The subjects of the mails to somebody. */
    subjects: async (email: string): Promise<readonly string[]> =>
      (
        await asOwner<{ subject: string }>(
          server,
          "select subject from outbox where recipient = $1 order by created_at, id",
          [email],
        )
      ).map(({ subject }) => subject),
    /** What is in the audit log of somebody's second factor. */
    actions: async (id: UserId): Promise<readonly string[]> =>
      (
        await asOwner<{ action: string }>(
          server,
          "select action from audit_log where actor_id = $1 and action like 'factor.%' order by at, id",
          [id],
        )
      ).map(({ action }) => action),
  };
}
