import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import {
  isPasskeyCounterFresh,
  MAX_PASSKEYS,
  mayAddPasskey,
  ownProof,
} from "#core/account/passkey/passkey.ts";

const counter = fc.nat({ max: 0xffff_ffff });

describe("the counter of a passkey's signatures (ACCOUNT-38)", () => {
  it("must rise, and may stay 0", () => {
    expect(isPasskeyCounterFresh(4, 5)).toBe(true);
    expect(isPasskeyCounterFresh(5, 5)).toBe(false);
    expect(isPasskeyCounterFresh(5, 4)).toBe(false);
    expect(isPasskeyCounterFresh(5, 0)).toBe(false);
    expect(isPasskeyCounterFresh(0, 0)).toBe(true);
  });

  test.prop([counter, counter])("never takes one signature before and after another", (one, other) => {
    const both = isPasskeyCounterFresh(one, other) && isPasskeyCounterFresh(other, one);
    expect(both).toBe(one === 0 && other === 0);
  });
});

describe("the passkeys of an account (ACCOUNT-37)", () => {
  it("are ten at most", () => {
    expect([MAX_PASSKEYS - 1, MAX_PASSKEYS, MAX_PASSKEYS + 1].map(mayAddPasskey)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.prop([fc.constantFrom("password", "code"), fc.string(), fc.string()])(
    "change by the proof that is asked for, and the other one is not sent",
    (asks, password, code) => {
      const sent = ownProof(asks, { password, code });
      expect(sent).toEqual(asks === "code" ? { password: null, code } : { password, code: null });
    },
  );
});
