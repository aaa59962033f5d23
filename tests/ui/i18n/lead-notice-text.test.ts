import { describe, expect, it } from "vitest";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";

const { ro, en } = createServerLocales();
const lead = {
  name: "נור",
  restaurant: "الشام",
  email: "nour@example.com",
  phone: "",
  message: "Două locații\nחומוס!",
};

describe("the mail of a lead (LANDING-6)", () => {
  it("isolates what turns the text around it, line by line", () => {
    expect(notificationText(ro, { kind: "lead", lead, locale: "ro" })).toEqual({
      subject: "Cerere de la \u2068الشام\u2069",
      text: [
        "\u2068נור\u2069 de la \u2068الشام\u2069 a scris pe pagina de contact.",
        "Email: nour@example.com\nLimba paginii: Română",
        "Două locații\n\u2068חומוס!\u2069",
      ].join("\n\n"),
    });
  });

  it("has its words in each language", () => {
    const { subject } = notificationText(en, {
      kind: "lead",
      lead: { ...lead, restaurant: "La Ion" },
      locale: "en",
    });
    expect(subject).toBe("Request from La Ion");
  });
});
