import { createActor, type Actor, type ActorOptions, type AnyActorLogic } from "xstate";
import type { AuthEmitted } from "#core/account/auth/auth-events.ts";
import type { authMachine } from "#core/account/auth/auth.machine.ts";
import { connectAuth } from "#core/account/auth/connect-auth.ts";
import type { User } from "#core/account/user.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { flush } from "#tests/support/patience.ts";
import type { TestBackend } from "#tests/support/headless/in-memory-backend.ts";

type Inspect = ActorOptions<AnyActorLogic>["inspect"];

/** What Ana signs in with. */
export const CREDENTIALS = { email: "ana@example.com", password: "parola-demo-2026" };

/** What Ana registers with. */
export const REGISTRATION = {
  ...CREDENTIALS,
  firstName: "Ana",
  lastName: "Popescu",
  acceptTerms: true,
  acceptPrivacy: true,
  acceptMarketing: false,
  shopId: null,
};

/** The answer to wrong credentials. */
export const WRONG: AppError = {
  tag: "Invalid",
  key: "auth.invalid_credentials",
  message: "Date greșite",
  fields: { email: ["Date greșite"] },
  details: {},
};

interface BeginAuth {
  readonly hasSession?: boolean;
  /** Whom the page was drawn for. */
  readonly user?: User | null;
  readonly inspect?: Inspect;
}

/** The auth machine on a backend, after its begin, with all that it emitted. */
export async function beginAuth(
  backend: TestBackend,
  { hasSession = true, user = null, inspect }: BeginAuth = {},
): Promise<{ actor: Actor<typeof authMachine>; emitted: AuthEmitted[] }> {
  const actor = createActor(connectAuth(backend.ports.auth, backend.ports.loginMarks), {
    input: { user },
    ...(inspect === undefined ? {} : { inspect }),
  });
  const emitted: AuthEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: "auth.begin", hasSession });
  await flush();
  return { actor, emitted };
}
