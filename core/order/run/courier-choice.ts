import { readPhone } from "#core/account/phone/phone-text.ts";
import type { Field, FieldProblems } from "#core/errors/field.ts";
import type { EmployeeId } from "#core/kernel/id.ts";
import { lengthProblem } from "#core/kernel/length-problem.ts";

/** Characters of the name of somebody who brings an order and is no employee. */
export const OUTSIDE_NAME = { min: 2, max: 50 } as const;

/** An employee who may bring the orders of a location. */
export interface Courier {
  readonly id: EmployeeId;
  readonly name: string;
  /** Null where the account has no proved number. */
  readonly phone: string | null;
}

/** Who brings an order, as staff sees it. */
export interface OrderCourier {
  /** Null is somebody outside, or an employee who left since. */
  readonly employeeId: EmployeeId | null;
  readonly name: string;
  readonly phone: string | null;
}

/** Who shall bring an order (COURIER-5). */
export type CourierChoice =
  | { readonly type: "none" }
  | { readonly type: "own"; readonly employeeId: EmployeeId }
  | { readonly type: "outside"; readonly name: string; readonly phone: string };

/** The message key of each malformed field of a choice. */
export type CourierProblems = FieldProblems<Extract<Field, `courier${string}`>>;

/** The message key of each malformed field of a choice; whether the employee may bring the order is the server's to say. */
export function courierProblems(choice: CourierChoice | null): CourierProblems {
  if (choice === null) return { courier: "validation.required" };
  if (choice.type !== "outside") return {};
  const nameProblem = lengthProblem(choice.name, OUTSIDE_NAME);
  return {
    ...(nameProblem === null ? {} : { "courier.name": nameProblem }),
    ...(readPhone(choice.phone) === null ? { "courier.phone": "phone.invalid" } : {}),
  };
}

/** One line of the list that a courier is chosen from. */
export type CourierOption = EmployeeId | "outside" | "none";

/** The line that stands for who brings an order now. */
export function optionOf(courier: OrderCourier | null): CourierOption {
  return courier === null ? "none" : (courier.employeeId ?? "outside");
}

/** The choice of a line; name and phone are those typed for somebody outside. */
export function choiceOf(
  option: CourierOption,
  outside: { readonly name: string; readonly phone: string },
): CourierChoice {
  if (option === "none") return { type: "none" };
  return option === "outside" ? { type: "outside", ...outside } : { type: "own", employeeId: option };
}
