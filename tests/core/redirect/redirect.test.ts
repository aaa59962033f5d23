import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectErrors } from "#core/form/redirect-form.ts";
import { keyMessage } from "#core/kernel/message.ts";
import {
  findRedirect,
  redirectPath,
  redirectProblems,
  redirectTarget,
  type RedirectRule,
} from "#core/redirect/redirect.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const HOSTS = ["blog.example"];
const KEPT: readonly RedirectRule[] = [
  { path: "/meniul-zilei", to: "/menu?categorie=zilei", status: 301 },
  { path: "/blog", to: "https://blog.example/stiri", status: 302 },
  { path: "/rewards", to: "/products/tort", status: 302 },
];

describe("the path of a redirect (HOST-15)", () => {
  it.each([
    ["/Meniul-Zilei/", "/meniul-zilei"],
    ["/m%C4%83m%C4%83lig%C4%83", "/mămăligă"],
    ["/mămăligă", "/mămăligă"],
    [" /oferte ", "/oferte"],
    ["/a;b/c", "/a/c"],
    ["/", null],
    ["oferte", null],
    ["/oferte?an=2025", null],
    ["/oferte#sus", null],
    ["//evil.example", null],
    ["/a/../menu", null],
    ["/două cuvinte", null],
    [`/${"a".repeat(200)}`, null],
  ])("%j is %j", (typed, path) => {
    expect(redirectPath(typed)).toBe(path);
  });

  it("is found however it is spelled, and leads nowhere else", () => {
    const at = (path: string, hosts = HOSTS) => findRedirect(KEPT, path, hosts);
    expect(at("/MENIUL-zilei/")).toEqual({ to: "/menu?categorie=zilei", status: 301 });
    expect(at("/meniul%2Dzilei")).toEqual({ to: "/menu?categorie=zilei", status: 301 });
    expect([at("/menu"), at("/"), at("/%zz"), findRedirect([], "/blog", HOSTS)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("leads to another site only while the installation allows that (HOST-11)", () => {
    expect(findRedirect(KEPT, "/blog", HOSTS)).toEqual({ to: "https://blog.example/stiri", status: 302 });
    expect(findRedirect(KEPT, "/blog", [])).toBeNull();
    expect(redirectTarget("https://blog.example/stiri", [])).toBeNull();
    expect(redirectTarget(`/${"a".repeat(500)}`, HOSTS)).toBeNull();
  });
});

describe("a redirect that is typed (HOST-15)", () => {
  const full = Array.from({ length: 200 }, (_, n): RedirectRule => ({
    path: `/p${n}`,
    to: "/",
    status: 301,
  }));
  it.each([
    ["/vechi", "/menu", KEPT, {}],
    ["/products/tort-vechi", "/products/tort", KEPT, {}],
    ["/location/centru-vechi", "https://blog.example", KEPT, {}],
    ["", " ", KEPT, { path: "validation.required", to: "validation.required" }],
    ["vechi", "menu", KEPT, { path: "validation.redirect_path", to: "validation.redirect_target" }],
    ["/vechi", "javascript:alert(1)", KEPT, { to: "validation.redirect_target" }],
    ["/vechi", "//blog.example", KEPT, { to: "validation.redirect_target" }],
    ["/vechi", "https://", KEPT, { to: "validation.url" }],
    ["/vechi", "https://blog example/", KEPT, { to: "validation.url" }],
    ["/vechi", "https://user@blog.example/", KEPT, { to: "validation.url" }],
    ["/vechi", "https://evil.example", KEPT, { to: "validation.redirect_host" }],
    ["/menu", "/", KEPT, { path: "validation.redirect_page" }],
    ["/Cart", "/", KEPT, { path: "validation.redirect_page" }],
    ["/orders/123", "/", KEPT, { path: "validation.redirect_page" }],
    ["/privacy", "/", KEPT, { path: "validation.redirect_page" }],
    ["/shops/zen", "/", KEPT, { path: "validation.redirect_page" }],
    ["/api", "/", KEPT, { path: "validation.redirect_page" }],
    ["/BLOG/", "/menu", KEPT, { path: "validation.redirect_taken" }],
    ["/products/tort", "/menu", KEPT, { path: "validation.redirect_chain" }],
    ["/vechi", "/blog?pagina=2", KEPT, { to: "validation.redirect_chain" }],
    ["/vechi", "/Vechi#jos", KEPT, { to: "validation.redirect_chain" }],
    ["/vechi", "/menu", full, { path: "validation.redirect_full" }],
    ["/vechi", "/menu", full.slice(1), {}],
  ] as const)("from %j to %j has the problems %#", (path, to, others, problems) => {
    expect(redirectProblems({ path, to }, others, HOSTS)).toEqual(problems);
  });

  it("says its problems in the fields of its form", () => {
    expect(redirectErrors({ path: "/menu", to: "" }, { redirects: [], hosts: [] })).toEqual({
      path: keyMessage("validation.redirect_page"),
      to: keyMessage("validation.required"),
    });
  });

  it(
    "never makes a loop: what was taken leads, in one step, to where no redirect is",
    PROPERTY_TIMEOUT,
    () => {
      const path = fc.constantFrom("/a", "/b", "/c", "/B/", "/c?x=1", "/%61", "/d#e", "/menu", "/blog");
      const typed = fc.array(fc.record({ path, to: path }), { maxLength: 12 });
      fc.assert(
        fc.property(typed, (rules) => {
          const kept: RedirectRule[] = [];
          for (const rule of rules) {
            if (Object.keys(redirectProblems(rule, kept, [])).length > 0) continue;
            kept.push({ path: redirectPath(rule.path) ?? "", to: rule.to, status: 301 });
          }
          for (const rule of kept) {
            const first = findRedirect(kept, rule.path, []);
            expect(first?.to).toBe(rule.to);
            expect(findRedirect(kept, (first?.to ?? "").split(/[?#]/u, 1)[0] ?? "", [])).toBeNull();
          }
        }),
        runs(300),
      );
    },
  );
});
