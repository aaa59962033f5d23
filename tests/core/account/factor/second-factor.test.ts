import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCodeStep, toCodeStep, toPasswordStep } from "#core/account/factor/code-step.ts";
import {
  FACTOR_STEP_MS,
  factorProofOf,
  factorResetRefusal,
  factorStepAt,
  isFactorStepFresh,
  mayHaveFactor,
  RECOVERY_LENGTH,
  recoveryCodeOf,
  shownRecoveryCode,
  shownSecret,
} from "#core/account/factor/second-factor.ts";
import { ROLES } from "#core/account/employee.ts";
import type { StaffPlace } from "#core/account/staff/staff.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

const recoveryCode = fc
  .array(fc.nat(31), { minLength: RECOVERY_LENGTH, maxLength: RECOVERY_LENGTH })
  .map(recoveryCodeOf);

describe("a second factor (ACCOUNT-21)", () => {
  it("is for admins and who may enter a back office", () => {
    const may = ROLES.filter((role) => mayHaveFactor({ isAdmin: false, employees: [{ role }] }));
    expect(may).toEqual(["owner", "manager", "employee"]);
    expect(mayHaveFactor({ isAdmin: true, employees: [] })).toBe(true);
    expect(mayHaveFactor({ isAdmin: false, employees: [] })).toBe(false);
  });

  it("takes the code of the present step, the one before and the one after, each once", () => {
    const now = factorStepAt(NOON);
    const taken = [-2, -1, 0, 1, 2].filter((away) => isFactorStepFresh(now + away, 0, NOON));
    expect(taken).toEqual([-1, 0, 1]);
    expect(isFactorStepFresh(now, now, NOON)).toBe(false);
    expect(isFactorStepFresh(now, now - 1, NOON)).toBe(true);
  });

  it("never takes two codes of one step, nor one from before the last, whatever comes in which order", () => {
    const tries = fc.array(fc.record({ step: fc.nat(20), at: fc.nat(20 * FACTOR_STEP_MS) }));
    fc.assert(
      fc.property(tries, (calls) => {
        const taken: number[] = [];
        for (const { step, at } of calls) {
          const last = taken.at(-1) ?? 0;
          if (isFactorStepFresh(step, last, instantOfMillis(at))) taken.push(step);
        }
        expect(taken).toEqual([...new Set(taken)].toSorted((one, other) => one - other));
      }),
    );
  });
});

describe("what is typed as a proof", () => {
  it.each([
    ["123456", { kind: "authenticator", code: "123456" }],
    [" 123 456 ", { kind: "authenticator", code: "123456" }],
    ["01234-abcde", { kind: "recovery", code: "01234ABCDE" }],
    ["oil34 abcde", { kind: "recovery", code: "01134ABCDE" }],
    ["12345", null],
    ["1234567", null],
    ["01234-ABCDU", null],
    ["١٢٣٤٥٦", null],
    ["", null],
  ])("%s", (typed, proof) => {
    expect(factorProofOf(typed)).toEqual(proof);
  });

  it("is the recovery code again that was shown, in any spacing and case", () => {
    fc.assert(
      fc.property(recoveryCode, fc.constantFrom("", " ", "-"), (code, mark) => {
        const typed = shownRecoveryCode(code).replace("-", mark).toLowerCase();
        expect(factorProofOf(typed)).toEqual({ kind: "recovery", code });
      }),
    );
  });

  it("is shown in parts that people can copy by eye", () => {
    expect(shownRecoveryCode("01234ABCDE")).toBe("01234-ABCDE");
    expect(shownSecret("JBSWY3DPEHPK3PXPQ")).toBe("JBSW Y3DP EHPK 3PXP Q");
  });
});

describe("resetting a colleague's second factor (ACCOUNT-35)", () => {
  const OWNER: StaffPlace = { role: "owner", locationIds: null };
  const COOK: StaffPlace = { role: "employee", locationIds: null };
  const colleague = { ...COOK, isSelf: false, isElsewhere: false };

  it("is for who has all that the colleague has, and for an admin where the account counts elsewhere", () => {
    expect(factorResetRefusal({ ...OWNER, isAdmin: false }, colleague)).toBeNull();
    expect(factorResetRefusal({ ...COOK, isAdmin: false }, { ...colleague, ...OWNER })).toBe(
      "staff.beyond_own",
    );
    const elsewhere = { ...colleague, isElsewhere: true };
    expect(factorResetRefusal({ ...OWNER, isAdmin: false }, elsewhere)).toBe("staff.factor_elsewhere");
    expect(factorResetRefusal({ ...OWNER, isAdmin: true }, elsewhere)).toBeNull();
  });

  it("passes nobody by the own code", () => {
    for (const isAdmin of [false, true])
      expect(factorResetRefusal({ ...OWNER, isAdmin }, { ...colleague, isSelf: true })).toBe(
        "staff.beyond_own",
      );
  });
});

describe("the step of signing in", () => {
  it("stands in the address next to what is there", () => {
    expect(toCodeStep("")).toBe("?step=code");
    expect(toCodeStep("?redirect=%2Foperations")).toBe("?redirect=%2Foperations&step=code");
    expect(toPasswordStep("?redirect=%2Foperations&step=code")).toBe("?redirect=%2Foperations");
    expect(toPasswordStep("?step=code")).toBe("");
  });

  it("can be taken again and again", () => {
    fc.assert(
      fc.property(fc.constantFrom("", "?a=1", "?redirect=%2F&b=2"), (search) => {
        expect(isCodeStep(search)).toBe(false);
        const asked = toCodeStep(search);
        expect([isCodeStep(asked), toCodeStep(asked), toPasswordStep(asked)]).toEqual([true, asked, search]);
      }),
    );
  });
});
