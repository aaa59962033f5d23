import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";
import { idParams } from "../../list/query.ts";
import {
  heldLegalDraft,
  legalCommand,
  legalHistory,
  legalParams,
  legalPublicationCommand,
  legalVersionParams,
  wholeLegalVersion,
} from "../../legal/legal.ts";
import { uploadedPicture } from "../../menu/picture.ts";
import { companyCommand, heldCompany } from "../../shop/company.ts";
import { heldPointsRule, pointsRuleCommand } from "../../shop/points-rule.ts";
import { domainReport, heldShopDomain, shopDomainCommand } from "../../shop/shop-domain.ts";
import { heldShopLook, logoForm, shopLookCommand } from "../../shop/shop-look.ts";
import { heldZones, zonesCommand } from "../../shop/zone-settings.ts";
import { heldLocationSettings, locationSettingsCommand } from "../../shop/location-settings.ts";
import { endpoint } from "../define-endpoint.ts";

// Outlines of tens of thousands of points.
const ZONES_BYTES = 2_097_152;
// A picture, and what a form writes around it.
const LOGO_FORM_BYTES = MAX_PICTURE_BYTES + 16_384;

// Two texts of the longest, each character in four bytes, and what JSON writes around them.
const LEGAL_BYTES = 524_288;

/** What a manager says of a shop: read as a whole, written as a whole by the version that was read (SETTING-1). */
export const SETTING_ENDPOINTS = {
  readLocationSettings: endpoint("GET", "/operations/locations/{id}/settings", {
    permission: "hours.change",
    summary: "Hours, methods, minutes, limits and payment of a location",
    params: idParams<LocationId>(),
    answer: heldLocationSettings,
  }),
  writeLocationSettings: endpoint("POST", "/operations/locations/{id}/settings", {
    permission: "hours.change",
    summary:
      "Changes them as a whole; refused with the present ones where somebody else did after that version",
    params: idParams<LocationId>(),
    body: locationSettingsCommand,
    answer: heldLocationSettings,
    errors: [SETTING_CONFLICT],
  }),
  readZones: endpoint("GET", "/operations/locations/{id}/zones", {
    permission: "zones.change",
    summary: "The delivery zones of a location, with fees, minimum and minutes",
    params: idParams<LocationId>(),
    answer: heldZones,
  }),
  writeZones: endpoint("POST", "/operations/locations/{id}/zones", {
    permission: "zones.change",
    summary:
      "Changes them as a whole, those left out are taken away; refused with the present ones where somebody else wrote after that version",
    params: idParams<LocationId>(),
    body: zonesCommand,
    answer: heldZones,
    errors: [SETTING_CONFLICT],
    maxBytes: ZONES_BYTES,
  }),
  readShopLook: endpoint("GET", "/operations/shops/{id}/look", {
    permission: "organization.change",
    summary: "The color and the logo of a shop",
    params: idParams<ShopId>(),
    answer: heldShopLook,
  }),
  writeShopLook: endpoint("POST", "/operations/shops/{id}/look", {
    permission: "organization.change",
    summary: "Changes them; refused with the present ones where somebody else wrote after that version",
    params: idParams<ShopId>(),
    body: shopLookCommand,
    answer: heldShopLook,
    errors: [SETTING_CONFLICT],
  }),
  readPointsRule: endpoint("GET", "/operations/shops/{id}/points-rule", {
    permission: "organization.change",
    summary: "How a shop gives points",
    params: idParams<ShopId>(),
    answer: heldPointsRule,
  }),
  writePointsRule: endpoint("POST", "/operations/shops/{id}/points-rule", {
    permission: "organization.change",
    summary:
      "Changes it for orders placed from now on; refused with the present one where somebody else wrote after that version",
    params: idParams<ShopId>(),
    body: pointsRuleCommand,
    answer: heldPointsRule,
    errors: [SETTING_CONFLICT],
  }),
  readShopDomain: endpoint("GET", "/operations/shops/{id}/domain", {
    permission: "organization.change",
    summary: "The own domain of a shop, and what its record has to point to",
    params: idParams<ShopId>(),
    answer: heldShopDomain,
  }),
  writeShopDomain: endpoint("POST", "/operations/shops/{id}/domain", {
    permission: "organization.change",
    summary:
      "Sets it or takes it away; refused where another shop has it, and with the present one where somebody else wrote after that version",
    params: idParams<ShopId>(),
    body: shopDomainCommand,
    answer: heldShopDomain,
    errors: [SETTING_CONFLICT],
  }),
  checkShopDomain: endpoint("GET", "/operations/shops/{id}/domain/records", {
    permission: "organization.change",
    summary: "Whether the domain leads here, as name servers say",
    params: idParams<ShopId>(),
    answer: domainReport,
  }),
  readCompany: endpoint("GET", "/operations/company", {
    permission: "organization.change",
    summary: "The company of the organization, as legal pages and receipts name it",
    answer: heldCompany,
  }),
  writeCompany: endpoint("POST", "/operations/company", {
    permission: "organization.change",
    summary: "Changes it; refused with the present one where somebody else wrote after that version",
    body: companyCommand,
    answer: heldCompany,
    errors: [SETTING_CONFLICT],
  }),
  readLegalDraft: endpoint("GET", "/operations/legal/{document}", {
    permission: "organization.change",
    summary: "The draft of a legal text, in all languages",
    params: legalParams,
    answer: heldLegalDraft,
  }),
  writeLegalDraft: endpoint("POST", "/operations/legal/{document}", {
    permission: "organization.change",
    summary: "Changes it; refused with the present one where somebody else wrote after that version",
    params: legalParams,
    body: legalCommand,
    answer: heldLegalDraft,
    errors: [SETTING_CONFLICT],
    maxBytes: LEGAL_BYTES,
  }),
  listLegalVersions: endpoint("GET", "/operations/legal/{document}/versions", {
    permission: "organization.change",
    summary: "The publications of a legal text, the newest first, and what is public now",
    params: legalParams,
    answer: legalHistory,
  }),
  readLegalVersion: endpoint("GET", "/operations/legal/{document}/versions/{number}", {
    permission: "organization.change",
    summary: "One publication with what it says",
    params: legalVersionParams,
    answer: wholeLegalVersion,
  }),
  publishLegalDraft: endpoint("POST", "/operations/legal/{document}/publication", {
    permission: "organization.change",
    summary:
      "Makes the draft public under the next number; refused with the present one where somebody else wrote after that version",
    params: legalParams,
    body: legalPublicationCommand,
    errors: [SETTING_CONFLICT],
  }),
  putShopLogo: endpoint("PUT", "/operations/shops/{id}/logo", {
    permission: "organization.change",
    summary: "Keeps a logo for a shop; its look names it, and what nothing names is forgotten",
    params: idParams<ShopId>(),
    body: logoForm,
    bodyKind: "form",
    answer: uploadedPicture,
    maxBytes: LOGO_FORM_BYTES,
  }),
} as const;
