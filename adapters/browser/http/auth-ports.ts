import type { AuthPort, PhonePort } from "#core/account/auth/auth.ports.ts";
import type { FactorPort } from "#core/account/factor/factor.ports.ts";
import type { PasskeyPort } from "#core/account/passkey/passkey.ports.ts";
import type { PersonPort } from "#core/account/person.ports.ts";
import type { SessionPort } from "#core/account/session.ports.ts";
import type { CallEndpoint } from "./caller.ts";

const ME_QUERY = {
  include: ["customers", "employees.organization.shops.locations"],
  append: ["coupon_redemptions_counts"],
};

/** Signing in and out over the wire. */
export function createAuthPort(call: CallEndpoint): AuthPort {
  return {
    me: (signal) => call("me", { query: ME_QUERY }, signal),
    login: async (proof, signal) => {
      if ("code" in proof) await call("proveSignIn", { body: proof }, signal);
      else if ("signature" in proof) await call("signInByPasskey", { body: proof }, signal);
      else await call("login", { body: proof }, signal);
    },
    register: (registration, signal) => call("register", { body: registration }, signal),
    logout: async (signal) => {
      await call("logout", {}, signal);
    },
    forgotPassword: async (email, signal) => {
      await call("forgotPassword", { body: { email } }, signal);
    },
    resetPassword: async (token, password, signal) => {
      await call("resetPassword", { body: { token, password } }, signal);
    },
  };
}

/** Proving a phone over the wire. */
export function createPhonePort(call: CallEndpoint): PhonePort {
  return {
    add: async (phone, password, signal) =>
      (await call("addPhone", { body: { phone, password } }, signal)).resendAfter,
    resend: async (signal) => (await call("resendPhoneCode", {}, signal)).resendAfter,
    verify: (code, signal) => call("verifyPhone", { body: { code } }, signal),
  };
}

/** The own records over the wire. */
export function createSessionPort(call: CallEndpoint): SessionPort {
  return {
    changeProfile: (id, change, signal) => call("changeProfile", { params: { id }, body: change }, signal),
    ensureCustomer: (userId, shopId, visitorId, signal) =>
      call("ensureCustomer", { body: { userId, shopId, visitorId } }, signal),
    selectOrganization: async (organizationId, signal) => {
      await call("selectOrganization", { body: { organizationId } }, signal);
    },
  };
}

/** What the password is proved for, over the wire. */
export function createPersonPort(call: CallEndpoint): PersonPort {
  return {
    changePassword: async (id, body, signal) => {
      await call("changePassword", { params: { id }, body }, signal);
    },
    listSessions: async (id, signal) => (await call("listSessions", { params: { id } }, signal)).data,
    endSessions: async (id, sessionId, signal) => {
      await call("endSessions", { params: { id }, body: { sessionId } }, signal);
    },
    exportPerson: (id, password, signal) =>
      call("exportPerson", { params: { id }, body: { password } }, signal),
    deleteAccount: async (id, body, signal) => {
      await call("deleteAccount", { params: { id }, body }, signal);
    },
  };
}

/** The own second factor over the wire. */
export function createFactorPort(call: CallEndpoint): FactorPort {
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
export function createPasskeyPort(call: CallEndpoint): PasskeyPort {
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
