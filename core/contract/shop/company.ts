import * as Schema from "effect/Schema";
import { COMPANY_LENGTHS, type Company, type HeldCompany } from "#core/setting/company/company.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, trimmed } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";

const typed = (part: keyof typeof COMPANY_LENGTHS): Schema.Codec<string, string> =>
  trimmed(0, COMPANY_LENGTHS[part]);

/** The company as somebody writes it, with the version that it changes. */
export const companyCommand = wireStruct({
  version: count,
  company: wireStruct({
    name: typed("name"),
    legalName: typed("legalName"),
    taxId: typed("taxId"),
    address: typed("address"),
    email: typed("email"),
    phone: typed("phone"),
  }),
});

/** The company as it is kept. */
export const company: WireCodec<Company> = wireStruct({
  name: Schema.String,
  legalName: Schema.String,
  taxId: Schema.String,
  address: Schema.String,
  email: Schema.String,
  phone: Schema.String,
});

/** The company as it is held. */
export const heldCompany: WireCodec<HeldCompany> = wireStruct({ version: count, company });

/** The company as a refusal names it. */
export function encodeCompany(held: HeldCompany): unknown {
  return encoderOf(heldCompany)(held);
}
