import type { FactorPort } from "#core/account/factor/factor.ports.ts";
import type { PasskeyPort } from "#core/account/passkey/passkey.ports.ts";
import type { CallRare } from "../caller.ts";

/** The own second factor over the wire. */
export function createFactorPort(call: CallRare): FactorPort {
  return {
    read: (id, signal) => call("readFactor", { params: { id } }, signal),
    begin: (id, password, signal) => call("beginFactor", { params: { id }, body: { password } }, signal),
    confirm: async (id, code, signal) =>
      (await call("confirmFactor", { params: { id }, body: { code } }, signal)).recoveryCodes,
    renewCodes: async (id, code, signal) =>
      (await call("renewRecoveryCodes", { params: { id }, body: { code } }, signal)).recoveryCodes,
    remove: async (id, code, signal) => {
      await call("removeFactor", { params: { id }, body: { code } }, signal);
    },
    readRule: (signal) => call("readFactorRule", {}, signal),
    writeRule: (isNeeded, signal) => call("writeFactorRule", { body: { isNeeded } }, signal),
  };
}

/** The own passkeys over the wire. */
export function createPasskeyPort(call: CallRare): PasskeyPort {
  return {
    list: (id, signal) => call("listPasskeys", { params: { id } }, signal),
    begin: (id, proof, signal) => call("beginPasskey", { params: { id }, body: proof }, signal),
    add: async (id, name, made, signal) => {
      await call("addPasskey", { params: { id }, body: { name, ...made } }, signal);
    },
    rename: async (id, passkeyId, name, signal) => {
      await call("renamePasskey", { params: { id }, body: { passkeyId, name } }, signal);
    },
    remove: async (id, passkeyId, proof, signal) => {
      await call("removePasskey", { params: { id }, body: { passkeyId, ...proof } }, signal);
    },
    challenge: (signal) => call("beginPasskeySignIn", {}, signal),
  };
}
