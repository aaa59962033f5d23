import * as Schema from "effect/Schema";
import { MAX_PASSKEY_NAME, PROOF_KINDS } from "#core/account/passkey/passkey.ts";
import type { PasskeyId } from "#core/kernel/id.ts";
import { presentPassword } from "../auth.ts";
import { optionalOrNull, instant, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { base64Url, clientData, credential } from "./passkey-proof.ts";

const proof = {
  password: optionalOrNull(presentPassword),
  code: optionalOrNull(trimmed(1, 40)),
};

/** The own passkeys. */
export const ownPasskeys = wireStruct({
  passkeys: Schema.Array(
    wireStruct({
      id: ulid<PasskeyId>(),
      name: Schema.String,
      host: Schema.String,
      addedAt: instant,
      usedAt: Schema.NullOr(instant),
    }),
  ),
  host: Schema.String,
  asks: Schema.Literals(PROOF_KINDS),
});

/** Says once more who asks: by a code where signing in asks for one, else by the password. */
export const passkeyBeginning = wireStruct(proof);

/** What a browser makes a passkey with. */
export const passkeyEnrolment = wireStruct({
  challenge: Schema.String,
  host: Schema.String,
  userHandle: Schema.String,
  email: Schema.String,
  displayName: Schema.String,
  knownCredentials: Schema.Array(Schema.String),
});

/** What it made, and its name. */
export const passkeyAddition = wireStruct({
  name: trimmed(1, MAX_PASSKEY_NAME),
  credential,
  clientData,
  attestation: base64Url(16_384),
});

/** Which one goes, and who asks. */
export const passkeyRemoval = wireStruct({ passkeyId: ulid<PasskeyId>(), ...proof });

/** Which one is called otherwise, and how. */
export const passkeyRenaming = wireStruct({
  passkeyId: ulid<PasskeyId>(),
  name: trimmed(1, MAX_PASSKEY_NAME),
});

/** What a browser signs in with. */
export const passkeyChallenge = wireStruct({ challenge: Schema.String, host: Schema.String });
