import type { OwnProof } from "#core/account/passkey/passkey.ts";
import type { UserId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  createPasskeyAuthenticator,
  type Lies,
  type PasskeyAuthenticator,
} from "#tests/support/http/passkey-authenticator.ts";
import { newEmail, PASSWORD } from "../staff/staff-office.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";

export const BY_PASSWORD: OwnProof = { password: PASSWORD, code: null };

/** Somebody who is signed in, as their passkeys are asked for. */
export interface Person {
  readonly client: HttpClient;
  readonly id: UserId;
  readonly email: string;
}

/** A new authenticator; the pages of the test server are of its public scheme and port. */
export function newAuthenticator(counts = true): PasskeyAuthenticator {
  return createPasskeyAuthenticator((host) => `http://${host}:3000`, counts);
}

/** Begins a passkey, and answers the challenge with what the authenticator makes. */
export async function add(
  { client, id }: Pick<Person, "client" | "id">,
  authenticator = newAuthenticator(),
  { name = "Telefonul meu", lies = {} }: { readonly name?: string; readonly lies?: Lies } = {},
  proof = BY_PASSWORD,
) {
  const own = { params: { id } };
  const enrolment = succeeded(await client.call("beginPasskey", { ...own, body: proof }));
  const body = { name, ...authenticator.create(enrolment, lies) };
  return client.call("addPasskey", { ...own, body });
}

/** Signs in with an authenticator, in a browser of its own unless one is named. */
export async function signInBy(client: HttpClient, authenticator: PasskeyAuthenticator, lies: Lies = {}) {
  const challenge = succeeded(await client.call("beginPasskeySignIn"));
  return client.call("signInByPasskey", { body: authenticator.prove(challenge, lies) });
}

/** The own passkeys, as the account's page shows them. */
export async function passkeysOf({ client, id }: Pick<Person, "client" | "id">) {
  return succeeded(await client.call("listPasskeys", { params: { id } }));
}

/** Somebody new, without work. */
export async function newPerson(server: TestServer, host?: string): Promise<Person> {
  const client = server.client(host);
  const email = newEmail();
  const body = {
    firstName: "Dana",
    lastName: "Pop",
    email,
    password: PASSWORD,
    acceptTerms: true,
    acceptPrivacy: true,
    acceptMarketing: false,
    shopId: null,
  };
  const { id } = succeeded(await client.call("register", { body }));
  return { client, id, email };
}

/** The same with a passkey. */
export async function newHolder(
  server: TestServer,
  authenticator = newAuthenticator(),
  host?: string,
): Promise<Person & { readonly authenticator: PasskeyAuthenticator }> {
  const person = await newPerson(server, host);
  const { status, text } = await add(person, authenticator);
  if (status !== 204) throw new Error(`No passkey was added: ${status} ${text}`);
  return { ...person, authenticator };
}

/** Whether the session of a browser proved a second factor. */
export async function provedFactor(server: TestServer, id: UserId): Promise<readonly boolean[]> {
  const rows = await asOwner<{ proved: boolean }>(
    server,
    "select is_two_factor as proved from sessions where user_id = $1 order by created_at, token_hash",
    [id],
  );
  return rows.map(({ proved }) => proved);
}
