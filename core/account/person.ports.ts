import type { SessionId, UserId } from "#core/kernel/id.ts";
import type { OwnSession } from "./own-session.ts";
import type { PersonExport } from "./person-export.ts";

/** The own account: what the password is proved for (ACCOUNT-28), and the sessions. */
export interface PersonPort {
  changePassword(
    userId: UserId,
    change: { readonly currentPassword: string; readonly password: string },
    signal: AbortSignal,
  ): Promise<void>;
  /** The living sessions, the one seen last first. */
  listSessions(userId: UserId, signal: AbortSignal): Promise<readonly OwnSession[]>;
  /** Ends one of them, or with null all but the one that asks. */
  endSessions(userId: UserId, id: SessionId | null, signal: AbortSignal): Promise<void>;
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
  /** Hands a file of plain text to them. */
  saveText(name: string, text: string): Promise<void>;
}
