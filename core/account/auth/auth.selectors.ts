import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { Customer } from "../customer.ts";
import type { User } from "../user.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { authMachine } from "./auth.machine.ts";

/** The running auth machine. */
export type AuthActor = ActorRefFrom<typeof authMachine>;
/** One state of it. */
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Who is signed in; null for a guest and while it is not known yet. */
export function selectUser(snapshot: AuthSnapshot): User | null {
  return snapshot.context.user;
}

/** Whether it is known who is there: guards wait until then. */
export function selectIsAuthKnown(snapshot: AuthSnapshot): boolean {
  return !snapshot.matches("unknown") && !snapshot.matches("checking");
}

/** Whether a request about signing in is under way; its buttons are disabled. */
export function selectIsAuthBusy(snapshot: AuthSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the last attempt was refused; forms read field messages from it. */
export function selectAuthError(snapshot: AuthSnapshot): AppError | null {
  return snapshot.context.error;
}

/** What the signed-in person is to a shop; null for a guest, and before the record was made. */
export function selectCustomer(snapshot: AuthSnapshot, shopId: ShopId): Customer | null {
  return snapshot.context.user?.customers.find((customer) => customer.shopId === shopId) ?? null;
}
