import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { endpoint } from "../define-endpoint.ts";
import { listOf, pageOf } from "../page.ts";
import { PAGING } from "../query.ts";
import { rewardEntry, rewards } from "../rewards.ts";
import { text, ulid } from "../scalars.ts";
import { analyticsEvent, build, consent, outboxEntry, redirect } from "../site.ts";
import { wireStruct } from "../wire-struct.ts";

/** Rewards and what belongs to no other noun. */
export const SITE_ENDPOINTS = {
  rewards: endpoint("GET", "/rewards", {
    access: "customer",
    summary: "One's points at a shop and what they buy",
    query: wireStruct({ shopId: ulid<ShopId>() }),
    answer: rewards,
  }),
  rewardHistory: endpoint("GET", "/rewards/history", {
    access: "customer",
    summary: "The ledger of one's points, newest first",
    query: wireStruct({ shopId: ulid<ShopId>(), ...PAGING }),
    answer: pageOf(rewardEntry),
  }),
  consent: endpoint("POST", "/consents", {
    access: "public",
    summary: "Keeps what a visitor agreed to",
    body: consent,
  }),
  redirect: endpoint("GET", "/redirects", {
    access: "public",
    summary: "Where a path leads now, or 204",
    query: wireStruct({ path: text(1, 2000) }),
    answer: Schema.NullOr(redirect),
    statuses: [200, 204],
  }),
  analyticsEvent: endpoint("POST", "/ae", {
    access: "public",
    summary: "One analytics event",
    body: analyticsEvent,
  }),
  build: endpoint("GET", "/build", {
    access: "public",
    summary: "The build that is served",
    answer: build,
  }),
  devOutbox: endpoint("GET", "/dev/outbox", {
    access: "public",
    summary: "Mails and messages of the demo; loopback callers only",
    query: wireStruct({ to: Schema.optionalKey(text(0, 254)) }),
    answer: listOf(outboxEntry),
  }),
  openApi: endpoint("GET", "/openapi.json", {
    access: "public",
    summary: "This description",
    answer: Schema.Record(Schema.String, Schema.Unknown),
  }),
} as const;
