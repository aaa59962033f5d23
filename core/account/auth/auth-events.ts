import type { AppError } from "#core/errors/app-error.ts";
import type { User } from "../user.ts";
import type { Registration, SignInProof } from "./auth.ports.ts";

/** What may be asked of the auth machine. */
export type AuthEvent =
  /** The page can be used; `hasSession` is false when it was rendered for a request without a session cookie. */
  | { readonly type: "auth.begin"; readonly hasSession: boolean }
  | { readonly type: "auth.login"; readonly credentials: SignInProof }
  | { readonly type: "auth.register"; readonly registration: Registration }
  | { readonly type: "auth.logout" }
  /** A navigation: the user is fetched when the device says signed in but nobody is loaded (ACCOUNT-2). */
  | { readonly type: "auth.navigated" }
  /** The browser brought the page back as it was left: who is there may have changed meanwhile. */
  | { readonly type: "auth.recheck" }
  /** Load the user again, for example after an order changed the points. */
  | { readonly type: "auth.refresh" }
  /** Another call answered the changed user. */
  | { readonly type: "auth.adoptUser"; readonly user: User }
  /** A form was opened: the last refusal is forgotten. */
  | { readonly type: "auth.forgetError" };

/** What the auth machine tells. */
export type AuthEmitted =
  | { readonly type: "auth.signedIn"; readonly user: User; readonly how: "session" | "login" | "register" }
  | { readonly type: "auth.userChanged"; readonly user: User }
  | { readonly type: "auth.signedOut" }
  | {
      readonly type: "auth.failed";
      readonly error: AppError;
      readonly during: "load" | "login" | "register" | "logout";
    };
