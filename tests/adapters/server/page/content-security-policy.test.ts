import { describe, expect, it } from "vitest";
import { hashSource, pagePolicy } from "#adapters/server/page/content-security-policy.ts";

const directive = (policy: string, name: string): string | undefined =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("pagePolicy", () => {
  it("lets a page load from its own origin alone, and run only what the server wrote", () => {
    const policy = pagePolicy([], ["start()"], { tilesUrl: null, measured: null });
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hashSource("start()")}`);
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob:");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("opens to exactly the service that the operator named", () => {
    const policy = pagePolicy([], [], {
      tilesUrl: "https://tiles.example/{z}/{x}/{y}.png",
      measured: null,
    });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://tiles.example");
  });

  it.each([
    ["neither", null, null, "'self'", "'self'", "'self' data: blob:"],
    [
      "the pixel",
      "1",
      null,
      "'self' https://connect.facebook.net",
      "'self' https://www.facebook.com https://connect.facebook.net",
      "'self' data: blob: https://www.facebook.com",
    ],
    [
      "the measuring",
      null,
      "G-1",
      "'self' https://www.googletagmanager.com",
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
      "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com",
    ],
  ])(
    "opens to what its shop is measured by: %s (CONSENT-5)",
    (_name, facebookPixelId, googleMeasurementId, scripts, calls, pictures) => {
      const policy = pagePolicy([], [], {
        tilesUrl: null,
        measured: { facebookPixelId, googleMeasurementId },
      });
      expect(directive(policy, "script-src")).toBe(`script-src ${scripts}`);
      expect(directive(policy, "connect-src")).toBe(`connect-src ${calls}`);
      expect(directive(policy, "img-src")).toBe(`img-src ${pictures}`);
    },
  );
});
