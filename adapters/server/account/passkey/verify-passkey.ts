import { PASSKEY_ALGORITHMS, type MadePasskey, type PasskeyProof } from "#core/account/passkey/passkey.ts";
import type { StoredPasskey } from "./passkeys.queries.ts";

/** What an answer of an authenticator must be to. */
export interface Expected {
  readonly challenge: string;
  /** The host that the browser talked to, without port. */
  readonly host: string;
  /** Scheme, host and port of the page. */
  readonly origin: string;
}

/** What a browser made, once it is known to be what was asked for; null where it is not. */
export async function verifyMade(
  made: MadePasskey,
  { challenge, host, origin }: Expected,
): Promise<Pick<StoredPasskey, "publicKey" | "counter"> | null> {
  // Few processes ever need it.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { credential, clientData, attestation } = made;
  const answered = await orNull(async () =>
    verifyRegistrationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: "public-key",
        response: { clientDataJSON: clientData, attestationObject: await withoutStatement(attestation) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    }),
  );
  if (answered?.verified !== true || answered.registrationInfo.credential.id !== credential) return null;
  const { publicKey, counter } = answered.registrationInfo.credential;
  return { publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The counter of a signature, once it is known to be the passkey's and to be what was asked for; null where it is not. */
export async function verifyProof(
  proof: PasskeyProof,
  stored: StoredPasskey,
  { challenge, host, origin }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { credential, clientData, authenticatorData, signature } = proof;
  const answered = await orNull(() =>
    verifyAuthenticationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: "public-key",
        response: { clientDataJSON: clientData, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: credential,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
        counter: stored.counter,
      },
    }),
  );
  return answered?.verified === true ? answered.authenticationInfo.newCounter : null;
}

// Who made an authenticator is not asked for. The library would check what is said of it all the same, and for that call
// addresses that stand in the certificate, which anybody may write.
async function withoutStatement(attestation: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get("authData");
  const bare = new Map<string, string | typeof authData | Map<string, string>>([
    ["fmt", "none"],
    ["attStmt", new Map<string, string>()],
    ["authData", authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

// The library throws whatever is wrong with an answer, down to bytes that are no CBOR.
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
