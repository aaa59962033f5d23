import type { Message } from "#core/kernel/message.ts";

/** What may be asked of the stack of modals. */
export type ModalsEvent =
  | { readonly type: "modals.open"; readonly id: string; readonly dismissible?: boolean }
  | { readonly type: "modals.close"; readonly id: string }
  /** A click outside or Escape: closes a dismissible modal, and only the topmost. */
  | { readonly type: "modals.dismiss"; readonly id: string; readonly by: "outside" | "escape" };

/** What the stack of modals tells. */
export type ModalsEmitted =
  | { readonly type: "modals.opened"; readonly id: string }
  | { readonly type: "modals.closed"; readonly id: string; readonly dismissed: boolean };

/** What a confirmation may show below its text, by name; the interface draws it. */
export type ConfirmationContent = "cart.lines";

/** A question that must be answered before something happens. */
export interface Confirmation {
  readonly title: Message;
  readonly subtitle: Message | null;
  readonly customContent: ConfirmationContent | null;
  readonly onConfirm: () => Promise<void> | void;
  readonly onCancel?: () => Promise<void> | void;
}

/** What may be asked of the confirmation dialog. */
export type ConfirmationEvent =
  | { readonly type: "confirmation.ask"; readonly confirmation: Confirmation }
  | { readonly type: "confirmation.confirm" }
  | { readonly type: "confirmation.cancel" };

/** What the confirmation dialog tells. */
export type ConfirmationEmitted =
  | { readonly type: "confirmation.confirmed" }
  | { readonly type: "confirmation.cancelled" }
  | { readonly type: "confirmation.failed"; readonly error: unknown };
