import { describe, expect, it } from "vitest";
import { createCompany } from "#core/app/screen/setting/create-company.ts";
import { companyFieldProblems } from "#core/setting/company/company-field-problems.ts";
import {
  COMPANY_LENGTHS,
  COMPANY_PARTS,
  companyProblems,
  hasWrongCheckDigit,
  trimmedCompany,
} from "#core/setting/company/company.ts";
import { selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { companyAtFirst } from "#tests/support/headless/in-memory-shop-settings.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const { company: COMPANY } = companyAtFirst();

describe("the company of an organization (SHOP-18)", () => {
  it("is whole, with an email and a phone that could be ones", () => {
    expect(companyProblems(COMPANY)).toEqual({});
    const blank = { name: " ", legalName: "", taxId: "", address: "", email: "", phone: "" };
    expect(companyProblems(blank)).toEqual(
      Object.fromEntries(COMPANY_PARTS.map((part) => [part, "validation.required"])),
    );
    expect(companyProblems({ ...COMPANY, email: "us", phone: "call us", taxId: "RO?" })).toEqual({
      email: "validation.email",
      phone: "validation.phone",
      taxId: "validation.tax_id",
    });
  });

  it("has parts as long as their limits and no longer, whose problems are the fields of the wire", () => {
    for (const part of ["name", "legalName", "address"] as const) {
      const longest = "ș".repeat(COMPANY_LENGTHS[part]);
      expect(companyProblems({ ...COMPANY, [part]: longest })).toEqual({});
      expect(companyFieldProblems({ ...COMPANY, [part]: `${longest}x` })).toEqual({
        [`company.${part}`]: "validation.string_too_long",
      });
    }
  });

  it("is kept without the blanks around its parts", () => {
    expect(trimmedCompany({ ...COMPANY, legalName: "  Bistro Nord SRL " })).toEqual(COMPANY);
  });

  it("may have a tax ID of any country, and one that looks Romanian is checked by its last digit", () => {
    for (const taxId of [
      "RO18547290",
      "18547290",
      "ro 18547290",
      "J40/372/2002",
      "DE 129273398",
      "RO6859662",
    ])
      expect([taxId, hasWrongCheckDigit(taxId), companyProblems({ ...COMPANY, taxId })]).toEqual([
        taxId,
        false,
        {},
      ]);
    for (const taxId of ["RO18547291", "6859663"])
      expect([taxId, hasWrongCheckDigit(taxId)]).toEqual([taxId, true]);
  });

  it("is seen by who saves second before it is overwritten, and what is wrong is not sent (SETTING-1)", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const [first, second] = [createCompany(app), createCompany(app)];
    for (const screen of [first, second]) screen.start();
    await flush();
    const save = async (screen: typeof first, address: string): Promise<void> => {
      screen.send({ type: "setting.change", draft: { ...COMPANY, address } });
      screen.send({ type: "setting.save" });
      await flush();
    };
    await save(first, " ");
    expect(backend.callLog.log).not.toContain("companies.writeCompany");
    await save(first, " Str. Nouă 2 ");
    expect(selectSettingEdit(first.getSnapshot())?.held).toEqual({
      version: 2,
      company: { ...COMPANY, address: "Str. Nouă 2" },
    });
    await save(second, "Str. Veche 3");
    expect(selectTheirs(second.getSnapshot())?.held.company.address).toBe("Str. Nouă 2");
    second.send({ type: "setting.keepMine" });
    await flush();
    expect(selectSettingEdit(second.getSnapshot())?.held.version).toBe(3);
  });
});
