import type { AuthPort, PhonePort } from "#core/account/auth/auth.ports.ts";
import type { PersonPort } from "#core/account/person.ports.ts";
import type { SessionPort } from "#core/account/session.ports.ts";
import type { CallStorefront } from "./caller.ts";

const ME_QUERY = {
  include: ["customers", "employees.organization.shops.locations"],
  append: ["coupon_redemptions_counts"],
};

/** Signing in and out over the wire. */
export function createAuthPort(call: CallStorefront): AuthPort {
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
export function createPhonePort(call: CallStorefront): PhonePort {
  return {
    add: async (phone, password, signal) =>
      (await call("addPhone", { body: { phone, password } }, signal)).resendAfter,
    resend: async (signal) => (await call("resendPhoneCode", {}, signal)).resendAfter,
    verify: (code, signal) => call("verifyPhone", { body: { code } }, signal),
  };
}

/** The own records over the wire. */
export function createSessionPort(call: CallStorefront): SessionPort {
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
export function createPersonPort(call: CallStorefront): PersonPort {
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
