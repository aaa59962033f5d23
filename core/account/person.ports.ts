import type { UserId } from "#core/kernel/id.ts";
import type { PersonExport } from "./person-export.ts";

/** What a person proves the password for (ACCOUNT-28). */
export interface PersonPort {
  changePassword(
    userId: UserId,
    change: { readonly currentPassword: string; readonly password: string },
    signal: AbortSignal,
  ): Promise<void>;
  exportPerson(userId: UserId, password: string, signal: AbortSignal): Promise<PersonExport>;
  /** For good; `confirmation` is the account's email, typed. */
  deleteAccount(
    userId: UserId,
    proof: { readonly password: string; readonly confirmation: string },
    signal: AbortSignal,
  ): Promise<void>;
}

/** Files that the device keeps. */
export interface FilePort {
  /** Hands a JSON file to the browser's downloads. */
  saveJson(name: string, text: string): Promise<void>;
}
