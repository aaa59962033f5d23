import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { shownLegalText, STANDARD_CONTENT, type WholeLegalVersion } from "#core/legal/legal-text.ts";
import type { HeldLegalDraft } from "#core/setting/legal/legal-draft.ts";
import type { HeldCompany } from "#core/setting/company/company.ts";
import type { HeldShopDomain } from "#core/setting/domain/shop-domain.ts";
import type { HeldPointsRule } from "#core/setting/points/points-rule.ts";
import { shadesOf, type HeldShopLook } from "#core/setting/look/shop-look.ts";
import { uploadedPicture } from "#core/menu/picture.ts";
import type { PictureId } from "#core/kernel/id.ts";
import { aShop } from "../builders/shop.ts";
import { idOf, NOON } from "../builders/values.ts";
import { type InMemoryPorts, refused } from "./call-log.ts";

/** The look of the builders' shop as it begins: in the colors that it was made with. */
export function lookAtFirst(): HeldShopLook {
  return { version: 1, look: { accent: null, logo: null }, colors: aShop().colors, currency: "RON" };
}

/** The look of every shop in memory, written by the version that was read. */
export function createInMemoryLooks(): InMemoryPorts["shopLooks"] {
  let held = lookAtFirst();
  return {
    readShopLook: () => held,
    writeShopLook: (_id, version, look) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, look, colors: shadesOf(look, held.colors) };
      return held;
    },
    putShopLogo: () => uploadedPicture(idOf<PictureId>("logo"), 640, 640),
  };
}

/** How the builders' shop gives points as it begins. */
export function pointsRuleAtFirst(): HeldPointsRule {
  return {
    version: 1,
    rule: { isOn: true, pointsPerUnit: "1" },
    currency: "RON",
    cheapest: { name: "Soup", points: 120 },
  };
}

/** How every shop in memory gives points, written by the version that was read. */
export function createInMemoryPointsRules(): InMemoryPorts["pointsRules"] {
  let held = pointsRuleAtFirst();
  return {
    readPointsRule: () => held,
    writePointsRule: (_id, version, rule) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, rule };
      return held;
    },
  };
}

/** The company of the builders' shop as it begins. */
export function companyAtFirst(): HeldCompany {
  const { id: _id, ...company } = aShop().organization;
  return { version: 1, company };
}

/** The company in memory, written by the version that was read. */
export function createInMemoryCompany(): InMemoryPorts["companies"] {
  let held = companyAtFirst();
  return {
    readCompany: () => held,
    writeCompany: (version, company) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { version: version + 1, company };
      return held;
    },
  };
}

/** The draft of every legal text in memory as it begins: the standard text. */
export function legalDraftAtFirst(): HeldLegalDraft {
  return { version: 0, content: STANDARD_CONTENT, company: companyAtFirst().company };
}

/** The legal texts in memory, as if there were one document, written by the version that was read. */
export function createInMemoryLegalTexts(): Pick<InMemoryPorts, "legalPages" | "legalTexts"> {
  let held = legalDraftAtFirst();
  const versions: WholeLegalVersion[] = [];
  const legalPages: InMemoryPorts["legalPages"] = {
    showLegalText: () => {
      const [version] = versions;
      if (version === undefined) return null;
      const { number, at, content } = version;
      return { number, at, text: shownLegalText(content, "ro") };
    },
  };
  const legalTexts: InMemoryPorts["legalTexts"] = {
    readLegalDraft: () => held,
    writeLegalDraft: (_document, version, content) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, content };
      return held;
    },
    listLegalVersions: () => ({
      draftVersion: held.version,
      versions: versions.map(({ number, at, by }) => ({ number, at, by })),
      content: versions[0]?.content ?? null,
    }),
    readLegalVersion: (_document, number) => {
      const version = versions.find((one) => one.number === number);
      if (version === undefined) throw new Error("No such version");
      return version;
    },
    publishLegalDraft: (_document, version) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      const number = versions.length + 1;
      versions.unshift({ number, at: NOON, by: "Ana", content: held.content });
    },
  };
  return { legalPages, legalTexts };
}

/** The domain of the builders' shop as it begins: none. */
export function domainAtFirst(): HeldShopDomain {
  return {
    version: 1,
    domain: null,
    ownHost: "bistro-nord.diner.example",
    target: "diner.diner.example",
    hosts: { baseHost: "diner.example", dinerHosts: ["staff.example"] },
  };
}

/** The domain of every shop in memory, written by the version that was read; it leads elsewhere. */
export function createInMemoryDomains(): InMemoryPorts["shopDomains"] {
  let held = domainAtFirst();
  return {
    readShopDomain: () => held,
    writeShopDomain: (_id, version, domain) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, domain };
      return held;
    },
    checkShopDomain: () => ({ state: "elsewhere", found: ["192.0.2.7"] }),
  };
}
