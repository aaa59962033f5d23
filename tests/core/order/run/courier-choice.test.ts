import { describe, expect, it } from "vitest";
import type { EmployeeId } from "#core/kernel/id.ts";
import { choiceOf, courierProblems, optionOf } from "#core/order/run/courier-choice.ts";
import { idOf } from "#tests/support/builders/values.ts";

const VLAD = idOf<EmployeeId>("Vlad");
const outside = (name: string, phone: string) => courierProblems({ type: "outside", name, phone });

describe("who shall bring an order", () => {
  it("is said by nobody, by an employee, or by a name of 2 to 50 characters with a phone", () => {
    expect(courierProblems(null)).toEqual({ courier: "validation.required" });
    expect(courierProblems({ type: "none" })).toEqual({});
    expect(courierProblems({ type: "own", employeeId: VLAD })).toEqual({});
    expect(outside("Vlad", "0722 000 111")).toEqual({});
    expect(outside(" V ", "112")).toEqual({
      "courier.name": "validation.string_min",
      "courier.phone": "phone.invalid",
    });
    expect(outside("x".repeat(51), "0722000111")).toEqual({ "courier.name": "validation.string_max" });
  });

  it("is chosen from a list where the present one is chosen already", () => {
    const typed = { name: "Dan", phone: "0722000111" };
    expect(optionOf(null)).toBe("none");
    expect(optionOf({ employeeId: VLAD, name: "Vlad", phone: null })).toBe(VLAD);
    expect(optionOf({ employeeId: null, ...typed })).toBe("outside");
    expect(choiceOf("none", typed)).toEqual({ type: "none" });
    expect(choiceOf("outside", typed)).toEqual({ type: "outside", ...typed });
    expect(choiceOf(VLAD, typed)).toEqual({ type: "own", employeeId: VLAD });
  });
});
