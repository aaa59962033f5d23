import { describe, expect, it } from "vitest";
import { hashSource, pagePolicy } from "#adapters/server/page/content-security-policy.ts";

const directive = (policy: string, name: string): string | undefined =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("pagePolicy", () => {
  it("lets a page load from its own origin alone, and run only what the server wrote", () => {
    const policy = pagePolicy([], ["start()"], { tilesUrl: null });
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hashSource("start()")}`);
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob:");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("opens to exactly the service that the operator named", () => {
    const policy = pagePolicy([], [], { tilesUrl: "https://tiles.example/{z}/{x}/{y}.png" });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://tiles.example");
  });
});
