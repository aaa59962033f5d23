import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { count } from "#core/contract/schema/scalars.ts";
import type { Company, HeldCompany } from "#core/setting/company/company.ts";

// Every statement here runs within a transaction of the organization.

/** The company of the organization. */
export async function readCompany(queries: Queries): Promise<HeldCompany> {
  const { found } = await READ.one(queries);
  return decodeHeld(found);
}

/** The same, and nobody else changes it before the transaction ends. */
export async function lockCompany(queries: Queries): Promise<HeldCompany> {
  await LOCK.run(queries);
  return readCompany(queries);
}

/** Writes the company; its version rises, and by a trigger that of each of its shops. */
export async function writeCompany(queries: Queries, company: Company): Promise<void> {
  const { name, legalName, taxId, address, email, phone } = company;
  await WRITE.run(queries, name, legalName, taxId, address, email, phone);
}

const decodeHeld = decoderOf(
  "a company",
  Schema.Struct({
    version: count,
    company: Schema.Struct({
      name: Schema.String,
      legalName: Schema.String,
      taxId: Schema.String,
      address: Schema.String,
      email: Schema.String,
      phone: Schema.String,
    }),
  }),
);

const LOCK = statement("company.lock", "select from organizations where id = tenant() for no key update");

const READ = statement(
  "company.read",
  `select json_build_object('version', o.version, 'company', json_build_object(
      'name', o.name, 'legalName', o.legal_name, 'taxId', o.tax_id, 'address', o.address,
      'email', o.email, 'phone', o.phone)) as found
     from organizations o where o.id = tenant()`,
  ["found"],
);

const WRITE = statement(
  "company.write",
  `update organizations set name = $1, legal_name = $2, tax_id = $3, address = $4, email = $5, phone = $6,
          version = version + 1
    where id = tenant()`,
);
