import type { EmployeeId } from "#core/kernel/id.ts";

/** Who brings orders; without an id it is somebody outside, known by name. */
export interface SalesCourier {
  readonly employeeId: EmployeeId | null;
  readonly name: string;
}

/** Characters of a courier's name: that of an employee is two names of 50. */
export const MAX_COURIER_NAME = 101;

/** Tells couriers apart. */
export function courierKey({ employeeId, name }: SalesCourier): string {
  return employeeId ?? `outside ${name}`;
}
