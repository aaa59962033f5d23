import { LEAD_LENGTHS } from "#core/landing/lead.ts";
import { phoneOr } from "../../auth.ts";
import { paragraph, trimmed } from "../../schema/scalars.ts";
import { wireStruct } from "../../schema/wire-struct.ts";
import { endpoint } from "../define-endpoint.ts";

/** What owners of restaurants ask of the operator. */
export const LANDING_ENDPOINTS = {
  sendLead: endpoint("POST", "/leads", {
    permission: "public",
    summary: "Mails what an owner wrote on the contact page to the operator; landing hosts only",
    // Phone and message may be empty.
    body: wireStruct({
      name: trimmed(0, LEAD_LENGTHS.name),
      restaurant: trimmed(0, LEAD_LENGTHS.restaurant),
      email: trimmed(0, LEAD_LENGTHS.email),
      phone: phoneOr(trimmed(0, LEAD_LENGTHS.phone)),
      message: paragraph(0, LEAD_LENGTHS.message),
    }),
    refusals: [404],
  }),
} as const;
