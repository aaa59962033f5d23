import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createDomainCheck, createShopDomain } from "#core/app/screen/setting/create-shop-domain.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { domainReport } from "#core/setting/domain/domain-records.ts";
import { domainProblem, readDomainDraft, typedHost } from "#core/setting/domain/shop-domain.ts";
import { selectRefusedField, selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { hostModeOf } from "#core/shop/shop-from-host.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { domainAtFirst } from "#tests/support/headless/in-memory-shop-settings.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const HELD = domainAtFirst();
const { hosts } = HELD;
const SHOP = idOf<ShopId>("bistro");

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/u);
const names = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));

describe("the own domain of a shop (HOST-16)", () => {
  it("is any host with a dot that is not the product's own", () => {
    for (const domain of ["bistro.ro", "www.bistro.ro", "comenzi.bistro-nord.co.uk", "xn--crcium-9ta.ro"])
      expect([domain, domainProblem(domain, hosts)]).toEqual([domain, null]);
    for (const domain of ["bistro", "bistro.", "192.0.2.7", "a..b", "-a.ro", "a_b.ro", "crâșmă.ro", ""])
      expect([domain, domainProblem(domain, hosts)]).toEqual([domain, "validation.host"]);
    for (const domain of ["diner.diner.example", "pizza.diner.example", "www.diner.example", "staff.example"])
      expect([domain, domainProblem(domain, hosts)]).toEqual([domain, "validation.host_reserved"]);
  });

  it("is what was meant by an address that was pasted, and nothing where nothing is typed", () => {
    for (const typed of [" https://WWW.Bistro.ro/meniu?a=1 ", "www.bistro.ro.", "http://www.bistro.ro:8080"])
      expect([typed, typedHost(typed)]).toEqual([typed, "www.bistro.ro"]);
    expect(readDomainDraft({ typed: " " }, hosts)).toEqual({ ok: true, value: null });
    expect(readDomainDraft({ typed: "Bistro.ro" }, hosts)).toEqual({ ok: true, value: "bistro.ro" });
    expect(readDomainDraft({ typed: "bistro" }, hosts)).toEqual({ ok: false, error: "validation.host" });
  });

  test.prop([names])("is one that the server looks up as a domain, whatever it is", (name) => {
    const mode = hostModeOf(name, { ...hosts, demo: true });
    const isTaken = domainProblem(name, hosts) === null;
    expect(isTaken && (mode.kind !== "domain" || mode.domain !== name)).toBe(false);
  });

  it("is written as it was meant, shown to who saves second, and refused where another shop has it", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const [first, second] = [createShopDomain(app, SHOP), createShopDomain(app, SHOP)];
    for (const screen of [first, second]) screen.start();
    await flush();
    const save = async (screen: typeof first, typed: string): Promise<void> => {
      screen.send({ type: "setting.change", draft: { typed } });
      screen.send({ type: "setting.save" });
      await flush();
    };
    await save(first, "staff.example");
    expect(backend.callLog.log).not.toContain("shopDomains.writeShopDomain");
    await save(first, "https://Bistro.ro/");
    expect(selectSettingEdit(first.getSnapshot())?.held.domain).toBe("bistro.ro");
    await save(second, "bistro-nord.ro");
    expect(selectTheirs(second.getSnapshot())?.pristine).toEqual({ typed: "bistro.ro" });
    const taken: AppError = {
      tag: "Invalid",
      key: "validation.failed",
      message: null,
      fields: { domain: ["Domeniul acesta este al altui magazin"] },
      details: {},
    };
    backend.callLog.failNext("shopDomains.writeShopDomain", taken);
    await save(first, "zen.ro");
    expect(selectRefusedField(first.getSnapshot(), "domain")).toBe("Domeniul acesta este al altui magazin");
    first.send({ type: "setting.change", draft: { typed: "zen2.ro" } });
    expect(selectRefusedField(first.getSnapshot(), "domain")).toBe(null);
  });
});

describe("where a domain leads (HOST-17)", () => {
  const target = "diner.example";
  const ofTarget = { names: [], addresses: ["192.0.2.1", "2001:db8::1"] };

  it("is here as another name of the target, or by an address that both have", () => {
    expect(domainReport(target, { names: [target], addresses: [] }, null).state).toBe("here");
    expect(domainReport(target, { names: [], addresses: ["2001:db8::1"] }, ofTarget)).toEqual({
      state: "here",
      found: ["2001:db8::1"],
    });
  });

  it("is elsewhere, nowhere, or unknown where name servers do not answer", () => {
    const found = { names: ["shop.elsewhere.example"], addresses: ["192.0.2.9"] };
    expect(domainReport(target, found, ofTarget)).toEqual({
      state: "elsewhere",
      found: ["shop.elsewhere.example", "192.0.2.9"],
    });
    expect(domainReport(target, { names: [], addresses: [] }, ofTarget).state).toBe("missing");
    expect(domainReport(target, null, ofTarget)).toEqual({ state: "unknown", found: [] });
    expect(domainReport(target, found, null).state).toBe("unknown");
  });

  it("is asked again while somebody looks", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app, pass } = await simulateApp({ backend });
    const check = createDomainCheck(app, SHOP);
    check.start();
    await flush();
    expect(selectAnswer(check.getSnapshot())).toEqual({ state: "elsewhere", found: ["192.0.2.7"] });
    const asked = () => backend.callLog.log.filter((call) => call === "shopDomains.checkShopDomain").length;
    expect(asked()).toBe(1);
    await pass(30_000);
    expect(asked()).toBe(2);
  });
});
