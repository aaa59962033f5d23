import { email as emailRule } from "#core/form/rules.ts";
import { readPhone } from "#core/account/phone/phone-text.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import type { ShopOrganization } from "#core/shop/shop.ts";

/** The company behind a shop, as its owner writes it. */
export type Company = Omit<ShopOrganization, "id">;

/** The company as it is held. */
export interface HeldCompany {
  readonly version: number;
  readonly company: Company;
}

/** A part of it. */
export type CompanyPart = keyof Company;

/** Why a part is refused. */
export type CompanyProblem =
  | "validation.required"
  | "validation.string_too_long"
  | "validation.email"
  | "validation.phone"
  | "validation.tax_id";

/** What is wrong, by part. */
export type CompanyProblems = Readonly<Partial<Record<CompanyPart, CompanyProblem>>>;

/** Most characters of each part. */
export const COMPANY_LENGTHS: Readonly<Record<CompanyPart, number>> = {
  name: 120,
  legalName: 200,
  taxId: 20,
  address: 300,
  email: 254,
  phone: 32,
};

/** The parts in the order of the form. */
export const COMPANY_PARTS = ["name", "legalName", "taxId", "address", "email", "phone"] as const;

// Letters and digits with what divides them; whether there is such a company only its register knows.
const TAX_ID = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]*$/u;
const ROMANIAN_TAX_ID = /^(?:RO ?)?(\d{2,10})$/iu;
const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** The company as it is kept: without blanks around its parts. */
export function trimmedCompany(company: Company): Company {
  return {
    name: company.name.trim(),
    legalName: company.legalName.trim(),
    taxId: company.taxId.trim(),
    address: company.address.trim(),
    email: company.email.trim(),
    phone: company.phone.trim(),
  };
}

/** What is wrong with a company, in the browser as on the server (SHOP-18). */
export function companyProblems(company: Company): CompanyProblems {
  return Object.fromEntries(
    COMPANY_PARTS.flatMap((part) => {
      const problem = partProblem(part, company[part].trim());
      return problem === null ? [] : [[part, problem]];
    }),
  );
}

/** Whether a number that looks Romanian has not the check digit that the register gives: a slip of the keyboard, most likely. */
export function hasWrongCheckDigit(taxId: string): boolean {
  const digits = ROMANIAN_TAX_ID.exec(taxId.trim())?.[1];
  if (digits === undefined) return false;
  const figures = [...digits.slice(0, -1).padStart(WEIGHTS.length, "0")];
  const sum = figures.reduce((total, figure, at) => total + Number(figure) * (WEIGHTS[at] ?? 0), 0);
  return ((sum * 10) % 11) % 10 !== Number(digits.at(-1));
}

function partProblem(part: CompanyPart, text: string): CompanyProblem | null {
  if (text === "") return "validation.required";
  if (!isAtMost(text, COMPANY_LENGTHS[part])) return "validation.string_too_long";
  switch (part) {
    case "email":
      return emailRule(text) === null ? null : "validation.email";
    case "phone":
      return readPhone(text) === null ? "validation.phone" : null;
    case "taxId":
      return TAX_ID.test(text) ? null : "validation.tax_id";
    case "name":
    case "legalName":
    case "address":
      return null;
  }
}
