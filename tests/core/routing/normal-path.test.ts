import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalPath } from "#core/routing/normal-path.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

describe("normalPath", () => {
  it("normalizes every spelling of an address", () => {
    for (const path of [
      "/api/menu",
      "/%61pi/menu",
      "//api//menu/",
      "/x/../api/./menu",
      "/API/Menu",
      "/api;v=1/menu",
      "/api\\menu",
      "/api%2fmenu",
      "/%2e%2e/api/menu",
    ])
      expect([path, normalPath(path)]).toEqual([path, "/api/menu"]);
    expect([normalPath("/"), normalPath("/.."), normalPath("/%E0%A4%A")]).toEqual(["/", "/", null]);
  });

  it("leaves a normal path as it is", PROPERTY_TIMEOUT, () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const normal = normalPath(path) ?? "/";
        expect(normalPath(normal.split("/").map(encodeURIComponent).join("/"))).toBe(normal);
      }),
      runs(2000),
    );
  });
});
