import type { FieldProblems } from "#core/errors/field.ts";
import { companyProblems, type Company } from "./company.ts";

/** What is wrong with a company, by the fields of the wire. */
export function companyFieldProblems(company: Company): FieldProblems {
  const { name, legalName, taxId, address, email, phone } = companyProblems(company);
  const problems = {
    "company.name": name,
    "company.legalName": legalName,
    "company.taxId": taxId,
    "company.address": address,
    "company.email": email,
    "company.phone": phone,
  } as const;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
