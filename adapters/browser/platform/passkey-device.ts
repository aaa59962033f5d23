import type { PasskeyDevicePort } from "#core/account/passkey/passkey.ports.ts";
import { PASSKEY_ALGORITHMS, PASSKEY_CHALLENGE_MS } from "#core/account/passkey/passkey.ts";
import { err, ok } from "#core/kernel/result.ts";

const SHOP = "Diner";
// No browser takes an address in place of a name.
const NUMBERS = /^(?:[\d.]+|\[.+\])$/u;

/** Passkeys of this browser, by the platform's own API: no library, since all that read JSON have it. */
export function createPasskeyDevice(hostName: string): PasskeyDevicePort {
  return {
    isAble: async () =>
      !NUMBERS.test(hostName) &&
      isSecureContext &&
      "credentials" in navigator &&
      typeof PublicKeyCredential === "function" &&
      "parseCreationOptionsFromJSON" in PublicKeyCredential &&
      "parseRequestOptionsFromJSON" in PublicKeyCredential,
    create: async ({ challenge, host, userHandle, email, displayName, knownCredentials }, signal) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
        challenge,
        rp: { id: host, name: SHOP },
        user: { id: userHandle, name: email, displayName: displayName === "" ? email : displayName },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        timeout: PASSKEY_CHALLENGE_MS,
        excludeCredentials: knownCredentials.map((id) => ({ type: "public-key", id })),
        // Signing in asks for no name, and counts as two proofs.
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
      });
      try {
        const { id, response } = read(await navigator.credentials.create({ publicKey, signal }));
        return ok({
          credential: id,
          clientData: textOf(response, "clientDataJSON"),
          attestation: textOf(response, "attestationObject"),
        });
      } catch (thrown) {
        if (nameOf(thrown) === "InvalidStateError") return err("known");
        if (isDeclined(thrown, signal)) return err("declined");
        throw thrown;
      }
    },
    prove: async ({ challenge, host }, signal) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
        challenge,
        rpId: host,
        timeout: PASSKEY_CHALLENGE_MS,
        userVerification: "required",
      });
      try {
        const { id, response } = read(await navigator.credentials.get({ publicKey, signal }));
        const handle = Reflect.get(response, "userHandle");
        return {
          credential: id,
          clientData: textOf(response, "clientDataJSON"),
          authenticatorData: textOf(response, "authenticatorData"),
          signature: textOf(response, "signature"),
          userHandle: typeof handle === "string" && handle !== "" ? handle : null,
        };
      } catch (thrown) {
        if (isDeclined(thrown, signal)) return null;
        throw thrown;
      }
    },
  };
}

function read(credential: Credential | null): { readonly id: string; readonly response: object } {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser made no passkey");
  const json: unknown = credential.toJSON();
  return { id: credential.id, response: Object(Reflect.get(Object(json), "response")) };
}

function textOf(response: object, name: string): string {
  const text: unknown = Reflect.get(response, name);
  if (typeof text !== "string") throw new Error(`The browser's passkey has no ${name}`);
  return text;
}

// Browsers say the same of a person who would not, of a time that is over and of no passkey at all.
function isDeclined(thrown: unknown, signal: AbortSignal): boolean {
  const name = nameOf(thrown);
  return (name === "NotAllowedError" || name === "AbortError") && !signal.aborted;
}

function nameOf(thrown: unknown): string {
  return thrown instanceof DOMException ? thrown.name : "";
}
