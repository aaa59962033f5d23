import { waitFor } from "xstate";
import type { AuthEvent } from "#core/account/auth/auth-events.ts";
import {
  selectAuthError,
  selectIsAuthBusy,
  selectUser,
  type AuthActor,
} from "#core/account/auth/auth.selectors.ts";

type SignInEvent = Extract<AuthEvent, { readonly type: "auth.login" | "auth.register" }>;

/** Signs in through the machine that the whole page follows; rejects with why it was refused. */
export async function signIn(auth: AuthActor, event: SignInEvent, signal: AbortSignal): Promise<void> {
  const options = { timeout: Infinity, signal };
  await waitFor(auth, (state) => !selectIsAuthBusy(state), options);
  auth.send(event);
  const settled = await waitFor(auth, (state) => !selectIsAuthBusy(state), options);
  const refused = selectAuthError(settled);
  if (selectUser(settled) === null && refused !== null) throw refused;
}
