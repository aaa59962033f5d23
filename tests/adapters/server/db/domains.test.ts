import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { PointsEntry } from "#core/reward/points-ledger.ts";
import { MAX_LINE_NOTE, MAX_QUANTITY } from "#core/cart/cart.ts";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import { email } from "#core/form/rules.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { PRICE_UPDATE_MOVES, PRICE_UPDATE_STATUSES } from "#core/menu/price-update/price-update.ts";
import { CURRENCIES } from "#core/money/money.ts";
import {
  COMPLAINT_PROBLEMS,
  COMPLAINT_TEXT,
  MAX_GIVEN_POINTS,
  RESOLUTION_TYPES,
} from "#core/order/complaint/complaint.ts";
import { IF_MISSING } from "#core/order/line-change/if-missing.ts";
import { CHANGE_OUTCOMES, MAX_CHANGE_NOTE } from "#core/order/line-change/line-change.ts";
import { REASON_TEXT } from "#core/order/lifecycle/order-rules.ts";
import type { OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import type { Order, OrderActor } from "#core/order/order.ts";
import type { Payment } from "#core/order/payment.ts";
import { REDIRECT_LENGTHS, REDIRECT_STATUSES } from "#core/redirect/redirect.ts";
import type { Role } from "#core/account/employee.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import { isShopSlug, RESERVED_SLUGS } from "#core/shop/shop-from-host.ts";
import { LEGAL_DOCUMENTS } from "#core/legal/legal-text.ts";
import { LOGO_GROUNDS } from "#core/setting/look/shop-look.ts";
import { ACCENT_PATTERN } from "#core/shop/accent/accent-scale.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

// Unions of types have no list at run time; each of these does not compile unless it has every member.
const PAYMENT_METHODS: Every<PaymentMethod> = { cash: true, card_at_handover: true };
const PAYMENT_STATUSES: Every<Payment["status"]> = { due: true, paid: true, refunded: true };
const ROLES: Every<Role> = { owner: true, manager: true, employee: true, courier: true };
const ORDERING_MODES: Every<OrderingState["mode"]> = { online: true, busy: true, paused: true };
const ORDERING_SCOPES: Every<OrderingState["scope"]> = { all: true, pickup: true, delivery: true };
const ORDER_SOURCES: Every<Order["source"]> = { web: true, app: true, phone: true };
const ORDER_ACTORS: Every<OrderActor> = { customer: true, staff: true, courier: true, system: true };
const POINTS_ENTRY_TYPES: Every<PointsEntry["type"]> = {
  earn: true,
  hold: true,
  capture: true,
  release: true,
  adjust: true,
  expire: true,
  clawback: true,
};
const CHANNELS: Every<OutboxChannel> = { email: true, sms: true, push: true };

type Every<Member extends string> = Readonly<Record<Member, true>>;

describe("the domains of the database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
  });
  afterAll(() => database.stop());

  async function accepts(domain: string, value: string): Promise<boolean> {
    return withOwner(database.owner, (client) => client.query(`select $1::${domain}`, [value])).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message.includes("violates check constraint")) return false;
        throw error;
      },
    );
  }

  async function valuesOf(domain: string): Promise<readonly string[]> {
    const { rows } = await withOwner(database.owner, (client) =>
      client.query<{ check: string }>(
        "select pg_get_constraintdef(oid) as check from pg_constraint where contypid = $1::regtype",
        [domain],
      ),
    );
    return [...(rows[0]?.check ?? "").matchAll(/'([^']+)'::/g)].map((match) => match[1] ?? "");
  }

  // Of what takes two units in UTF-16 and one place for a person.
  it.each([
    ["person_name", ORDER_TEXT.firstName.max],
    ["person_name", ORDER_TEXT.lastName.max],
    ["kitchen_note", ORDER_TEXT.kitchenNote.max],
    ["line_note", MAX_LINE_NOTE],
    ["reason_text", REASON_TEXT.max],
    ["reason_text", MAX_CHANGE_NOTE],
    ["complaint_text", COMPLAINT_TEXT.max],
  ])("%s takes the %i characters that core does, and no more", async (domain, most) => {
    expect(await accepts(domain, "🍕".repeat(most))).toBe(true);
    expect(await accepts(domain, "🍕".repeat(most + 1))).toBe(false);
  });

  it("a complaint and given points take what core does", async () => {
    const given = [0, 1, MAX_GIVEN_POINTS, MAX_GIVEN_POINTS + 1].map((points) =>
      accepts("given_points", String(points)),
    );
    expect(await Promise.all(given)).toEqual([false, true, true, false]);
    const texts = [COMPLAINT_TEXT.min - 1, COMPLAINT_TEXT.min].map((length) =>
      accepts("complaint_text", "x".repeat(length)),
    );
    expect(await Promise.all(texts)).toEqual([false, true]);
  });

  it("redirects take what core does", async () => {
    const { path, to } = REDIRECT_LENGTHS;
    const tried: readonly (readonly [string, string, boolean])[] = [
      ["redirect_path", `/${"🍕".repeat(path - 1)}`, true],
      ["redirect_path", `/${"a".repeat(path)}`, false],
      ["redirect_path", "/", false],
      ["redirect_path", "vechi", false],
      ["redirect_target", "a".repeat(to), true],
      ["redirect_target", "a".repeat(to + 1), false],
      ...[300, ...REDIRECT_STATUSES, 303].map(
        (status) => ["redirect_status", String(status), status > 300 && status < 303] as const,
      ),
    ];
    const answers = await Promise.all(tried.map(([domain, value]) => accepts(domain, value)));
    expect(answers).toEqual(tried.map(([, , isTaken]) => isTaken));
  });

  it("legal texts are of the documents that core knows", async () => {
    const tried = [...LEGAL_DOCUMENTS, "imprint"];
    const answers = await Promise.all(tried.map((name) => accepts("legal_document", name)));
    expect(answers).toEqual(tried.map((name) => name !== "imprint"));
  });

  it("the look of a shop takes what core does", async () => {
    const tried: readonly (readonly [string, string])[] = [
      ...["#12ab9f", "#12AB9F", "#12a", "red"].map((color) => ["accent_color", color] as const),
      ...[...LOGO_GROUNDS, "black"].map((ground) => ["logo_ground", ground] as const),
    ];
    const answers = await Promise.all(tried.map(([domain, value]) => accepts(domain, value)));
    expect(answers).toEqual(
      tried.map(([domain, value]) =>
        domain === "accent_color" ? ACCENT_PATTERN.test(value) : value !== "black",
      ),
    );
  });

  it("quantity takes what a line may have", async () => {
    const tried = [0, 1, MAX_QUANTITY, MAX_QUANTITY + 1].map((count) => accepts("quantity", String(count)));
    expect(await Promise.all(tried)).toEqual([false, true, true, false]);
  });

  it("email takes as many characters as core", async () => {
    const tried = [253, 254, 255].map((length) => `${"a".repeat(length - 5)}@b.ro`);
    expect(await Promise.all(tried.map((one) => accepts("email", one)))).toEqual(
      tried.map((one) => email(one) === null),
    );
  });

  it("shop_slug takes the slugs that core does", async () => {
    const tried = [
      "zen",
      "a",
      "x".repeat(63),
      "x".repeat(64),
      "Zen",
      "-zen",
      "zen-",
      "z_n",
      "",
      ...RESERVED_SLUGS,
    ];
    expect(await Promise.all(tried.map((slug) => accepts("shop_slug", slug)))).toEqual(tried.map(isShopSlug));
  });

  it("locale takes the languages of core, and others of their form that later releases add", async () => {
    const tried = [...LOCALES, "xx", "XX", "xxx", "xx-YY", ""];
    expect(await Promise.all(tried.map((value) => accepts("locale", value)))).toEqual(
      tried.map((value) => /^[a-z]{2}$/.test(value)),
    );
  });

  it.each([
    ["currency", keysOf(CURRENCIES)],
    ["fulfillment_method", FULFILLMENT_METHODS],
    ["fulfillment_methods", FULFILLMENT_METHODS],
    ["payment_method", keysOf(PAYMENT_METHODS)],
    ["payment_methods", keysOf(PAYMENT_METHODS)],
    ["payment_status", keysOf(PAYMENT_STATUSES)],
    ["employee_role", keysOf(ROLES)],
    ["ordering_mode", keysOf(ORDERING_MODES)],
    ["ordering_scope", keysOf(ORDERING_SCOPES)],
    ["order_status", ORDER_STATUSES],
    ["order_source", keysOf(ORDER_SOURCES)],
    ["order_actor", keysOf(ORDER_ACTORS)],
    ["complaint_problem", COMPLAINT_PROBLEMS],
    ["resolution_type", RESOLUTION_TYPES],
    ["if_missing", IF_MISSING],
    ["change_outcome", CHANGE_OUTCOMES],
    ["price_update_status", PRICE_UPDATE_STATUSES],
    ["price_update_move", PRICE_UPDATE_MOVES],
    ["points_entry_type", keysOf(POINTS_ENTRY_TYPES)],
    ["message_channel", keysOf(CHANNELS)],
  ] as const)("%s takes the values of core alone", async (domain, values) => {
    expect((await valuesOf(domain)).toSorted()).toEqual([...values].toSorted());
  });
});

function keysOf(members: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(members);
}
