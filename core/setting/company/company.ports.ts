import type { Company, HeldCompany } from "./company.ts";

/** The company of the organization that somebody works in. */
export interface CompanyPort {
  readCompany(signal: AbortSignal): Promise<HeldCompany>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote it after that version. */
  writeCompany(version: number, company: Company, signal: AbortSignal): Promise<HeldCompany>;
}
