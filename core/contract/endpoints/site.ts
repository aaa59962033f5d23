import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { analyticsEvent, MAX_EVENT_BYTES } from "../analytics/analytics-event.ts";
import { consent, consentChoice } from "../consent.ts";
import { endpoint } from "./define-endpoint.ts";
import { pageOf } from "../list/page.ts";
import { PAGING } from "../list/query.ts";
import { rewardEntry, rewards } from "../rewards.ts";
import { ulid } from "../schema/scalars.ts";
import { build, errorReport, MAX_REPORT_BYTES } from "../site.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** Rewards and what belongs to no other noun. */
export const SITE_ENDPOINTS = {
  rewards: endpoint("GET", "/rewards", {
    permission: "customer",
    summary: "One's points at a shop and what they buy",
    query: wireStruct({ shopId: ulid<ShopId>() }),
    answer: rewards,
  }),
  rewardHistory: endpoint("GET", "/rewards/history", {
    permission: "customer",
    summary: "The ledger of one's points, newest first",
    query: wireStruct({ shopId: ulid<ShopId>(), ...PAGING }),
    answer: pageOf(rewardEntry),
  }),
  loadConsent: endpoint("GET", "/consents", {
    permission: "public",
    summary: "What this person or browser agreed to, or 204 where nothing was said",
    answer: Schema.NullOr(consent),
    statuses: [200, 204],
  }),
  saveConsent: endpoint("POST", "/consents", {
    permission: "public",
    summary: "Agrees to measuring and marketing, or takes it back",
    body: consentChoice,
  }),
  countEvent: endpoint("POST", "/ae", {
    permission: "public",
    summary: "Tells what a visitor who agreed to be counted did",
    body: analyticsEvent,
    isSentAtUnload: true,
    maxBytes: MAX_EVENT_BYTES,
  }),
  build: endpoint("GET", "/build", {
    permission: "public",
    summary: "The build that is served",
    answer: build,
  }),
  report: endpoint("POST", "/reports", {
    permission: "public",
    summary: "Tells of a failure that a browser met",
    body: errorReport,
    isSentAtUnload: true,
    maxBytes: MAX_REPORT_BYTES,
  }),
} as const;
