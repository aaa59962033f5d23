import { STANDARD_CONTENT, type LegalContent } from "#core/legal/legal-text.ts";
import type { Company } from "#core/setting/company/company.ts";
import type { LocationSettings } from "#core/setting/location/location-settings.ts";
import type { ShopLogo } from "#core/setting/look/shop-look.ts";
import type { ZoneTerms } from "#core/setting/zone/zone-settings.ts";
import type { WeeklyHours } from "#core/shop/opening-hours.ts";
import type { RequestRecords, Requests } from "./http-requests.ts";
import { STALE_VERSION } from "./stale-version.ts";

const CLOSED: WeeklyHours = { "1": [], "2": [], "3": [], "4": [], "5": [], "6": [], "7": [] };
const NO_SETTINGS: LocationSettings = {
  supportedFulfillmentMethods: [],
  openingHours: { pickup: CLOSED, delivery: CLOSED },
  exceptions: [],
  preparationMinutes: { pickup: 20, delivery: 45 },
  minimumOrder: null,
  paymentMethods: [],
  capacity: { orders: null, value: null },
  autoAccept: false,
};

const NO_ZONE: ZoneTerms = {
  id: null,
  name: "",
  polygon: { type: "Polygon", coordinates: [] },
  feeRules: [],
  minimumOrder: null,
  travelMinutes: 0,
};

const NO_LOGO: ShopLogo = { picture: { url: "/nowhere.webp", width: 1, height: 1 }, ground: "white" };

const NO_COMPANY: Company = { name: "", legalName: "", taxId: "", address: "", email: "", phone: "" };

const NO_CONTENT: LegalContent = {
  ...STANDARD_CONTENT,
  ro: { kind: "own", title: "", body: "" },
};
const ofTerms = { params: { document: "terms" } } as const;

/** A well-formed request to every setting of a shop; what would change something is refused by a rule. */
export function settingRequests({ shopId, locationId }: RequestRecords["shop"]) {
  const ofShop = { params: { id: shopId } };
  const atLocation = { params: { id: locationId } };
  return {
    readLocationSettings: atLocation,
    // Of a location that takes no orders at all, so it is refused.
    writeLocationSettings: { ...atLocation, body: { version: STALE_VERSION, settings: NO_SETTINGS } },
    readZones: atLocation,
    // Without a name, so it is refused.
    writeZones: { ...atLocation, body: { version: STALE_VERSION, zones: [NO_ZONE] } },
    readShopLook: ofShop,
    // Of nobody's logo, so it is refused.
    writeShopLook: { ...ofShop, body: { version: STALE_VERSION, look: { accent: null, logo: NO_LOGO } } },
    readPointsRule: ofShop,
    // Gives points and none of them, so it is refused.
    writePointsRule: {
      ...ofShop,
      body: { version: STALE_VERSION, rule: { isOn: true, pointsPerUnit: "0" } },
    },
    readShopDomain: ofShop,
    // Of a host of nobody, so it is refused.
    writeShopDomain: { ...ofShop, body: { version: STALE_VERSION, domain: "nowhere" } },
    checkShopDomain: ofShop,
    readCompany: {},
    // Of no name, so it is refused.
    writeCompany: { body: { version: STALE_VERSION, company: NO_COMPANY } },
    showLegalText: { params: { id: shopId, document: "terms" } },
    readLegalDraft: ofTerms,
    // A text of its own that says nothing, so it is refused.
    writeLegalDraft: { ...ofTerms, body: { version: STALE_VERSION, content: NO_CONTENT } },
    listLegalVersions: ofTerms,
    readLegalVersion: { params: { document: "terms", number: 1 } },
    publishLegalDraft: { ...ofTerms, body: { version: STALE_VERSION } },
    putShopLogo: { ...ofShop, body: { picture: new Blob(["no picture"]) } },
  } satisfies Partial<Requests>;
}
