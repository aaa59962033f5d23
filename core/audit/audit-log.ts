import type { AuditId } from "#core/kernel/id.ts";
import type { DateRange, OrderPeriod } from "#core/order/history/order-period.ts";
import { ORDER_EVENTS } from "#core/order/lifecycle/order-status.ts";
import type { Instant } from "#core/time/instant.ts";

/** Part of what an entry keeps, by where it stands in it. */
export interface AuditPart {
  readonly name: string;
  readonly value: string;
}

/** Who did what to what (STAFF-5), as owners read it. */
export interface AuditEntry {
  readonly id: AuditId;
  readonly at: Instant;
  /** Null where the product did it by itself, or by a command on its machine. */
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  /** Whether it was an admin from outside. */
  readonly asAdmin: boolean;
  /** `noun.verb`; a newer server may know more of them. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  readonly facts: readonly AuditPart[];
}

/** The actions that the log can be narrowed to. */
export const AUDIT_ACTIONS = [
  ...ORDER_EVENTS.map((event) => `order.${event}` as const),
  "order.enter",
  "order.print",
  "order.courier_link",
  "location.ordering_state",
  "location.availability",
  "location.stock",
  "location.absence_rule",
  "location.settings",
  "location.zones",
  "shop.look",
  "shop.logo",
  "shop.points",
  "shop.domain",
  "organization.company",
  "legal.write",
  "legal.publish",
  "menu.edit",
  "menu.import",
  "menu.write",
  "menu.discard",
  "menu.publish",
  "menu.schedule",
  "menu.revert",
  "picture.upload",
  "promotion.create",
  "promotion.write",
  "promotion.end",
  "price_update.create",
  "price_update.revise",
  "price_update.apply",
  "price_update.revert",
  "cash.drop",
  "cash.recount",
  "customer.block",
  "staff.invite",
  "staff.withdraw",
  "staff.join",
  "staff.change",
  "staff.remove",
  "tablet.share",
  "tablet.switch",
  "tablet.revoke",
  "pin.set",
  "pin.remove",
  "factor.add",
  "factor.renew",
  "factor.remove",
  "factor.reset",
  "passkey.add",
  "passkey.remove",
  "organization.factor_rule",
  "shop.publish",
  "shop.unpublish",
  "shop.sound",
  "shop.delete_tests",
  "message.send_again",
  "redirect.add",
  "redirect.remove",
  "organization.select",
  "organization.export",
  "account.delete",
] as const;

/** Which entries somebody looks at; null and empty do not limit. */
export interface AuditQuery {
  /** Beginnings of words of the actor's name or email. */
  readonly search: string;
  readonly action: string | null;
  readonly period: OrderPeriod | DateRange | null;
  /** From 1. */
  readonly page: number;
}

/** The entries of the last week, the newest first. */
export const RECENT_ENTRIES: AuditQuery = { search: "", action: null, period: "last_7_days", page: 1 };

/** Another choice of the log: it begins on its first page again. */
export function narrowedAudit(query: AuditQuery, change: Partial<Omit<AuditQuery, "page">>): AuditQuery {
  return { ...query, ...change, page: 1 };
}

const MAX_PARTS = 40;

/** The parts of what an entry keeps, in their order: records and lists by the path to each part, the first 40. */
export function auditParts(detail: unknown): readonly AuditPart[] {
  return partsOf(detail, "").slice(0, MAX_PARTS);
}

function partsOf(value: unknown, path: string): readonly AuditPart[] {
  if (typeof value !== "object" || value === null)
    return path === "" ? [] : [{ name: path, value: value === null ? "–" : String(value) }];
  return Object.entries(value).flatMap(([name, part]) =>
    partsOf(part, path === "" ? name : `${path}.${name}`),
  );
}
