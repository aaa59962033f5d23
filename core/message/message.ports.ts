import type { MessageId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { MessageKind, MessageLog } from "./message-log.ts";

/** A message as somebody would get it. */
export interface MessagePreview {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly text: string;
}

/** The messages of an organization. */
export interface MessagePort {
  listMessages(onlyFailed: boolean, signal: AbortSignal): Promise<MessageLog>;
  /** A second press sends nothing more. */
  sendAgain(id: MessageId, signal: AbortSignal): Promise<void>;
  /** The mails about orders with a sample order of the organization's first shop. */
  previewMessages(locale: Locale, signal: AbortSignal): Promise<readonly MessagePreview[]>;
}
