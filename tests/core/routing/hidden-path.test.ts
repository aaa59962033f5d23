import { describe, expect, it } from "vitest";
import { hideToken, isTokenPath } from "#core/routing/hidden-path.ts";

const TOKEN = "a-Zz09_b".repeat(5);

describe("the token of a courier's link", () => {
  it("is hidden in every form of its address, and nothing else is (DATA-5)", () => {
    for (const path of [
      `/co/${TOKEN}`,
      `/shops/bistro/co/${TOKEN}`,
      `/api/co/${TOKEN}/events`,
      `/api/CO/${TOKEN}?a=b`,
    ]) {
      expect(hideToken(path)).not.toContain(TOKEN);
      expect(isTokenPath(path)).toBe(true);
    }
    for (const path of ["/co", "/co/", "/menu", "/shops/co", "/products/taco/x", "/shops/bistro/menu"]) {
      expect(hideToken(path)).toBe(path);
      expect(isTokenPath(path)).toBe(false);
    }
  });
});
