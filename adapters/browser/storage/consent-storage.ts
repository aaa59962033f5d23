import type { ConsentChoice, ConsentText, KeptConsent } from "#core/consent/consent.ts";
import type { ConsentStorage } from "#core/consent/consent.ports.ts";
import { isUlid, toId, type OrganizationId, type VisitorId } from "#core/kernel/id.ts";
import { parseInstant } from "#core/time/instant.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { COOKIES } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

const CONSENT = "diner_consent";

/** Keeps what somebody agreed to on the device, and the visitor in a cookie of one year (ACCOUNT-16). */
export function createConsentStorage(device: TextStore, cookies: CookieJar): ConsentStorage {
  return {
    read: async () => toKeptConsent(readJson(device, CONSENT)),
    write: async (consent) => device.write(CONSENT, JSON.stringify(consent)),
    keepVisitor: async (visitorId) => {
      if (visitorId === null) cookies.forget(COOKIES.visitorId);
      else cookies.write(COOKIES.visitorId, visitorId, ONE_YEAR);
    },
  };
}

// An older version of the product, or a person with developer tools, may have written anything.
function toKeptConsent(value: unknown): KeptConsent | null {
  if (!isRecord(value)) return null;
  const { analytics, marketing, at, texts, untold } = value;
  const instant = typeof at === "string" ? parseInstant(at) : null;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || instant === null) return null;
  const read = Array.isArray(texts) ? texts.map(toText).filter((text) => text !== null) : [];
  return { analytics, marketing, at: instant, texts: read, untold: toChoice(untold) };
}

function toChoice(value: unknown): ConsentChoice | null {
  if (!isRecord(value)) return null;
  const { analytics, marketing } = value;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  const read = toText(value["text"]);
  const text = read === null ? {} : { text: read };
  const { visitorId } = value;
  if (visitorId === null) return { analytics, marketing, visitorId, ...text };
  if (typeof visitorId !== "string" || !isUlid(visitorId.toUpperCase())) return null;
  return { analytics, marketing, visitorId: toId<VisitorId>(visitorId), ...text };
}

function toText(value: unknown): ConsentText | null {
  if (!isRecord(value)) return null;
  const { organizationId, number } = value;
  if (typeof organizationId !== "string" || !isUlid(organizationId)) return null;
  if (typeof number !== "number" || !Number.isInteger(number) || number < 1) return null;
  return { organizationId: toId<OrganizationId>(organizationId), number };
}
