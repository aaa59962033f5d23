/** Values that a message names; money and instants arrive as text that the wording formats. */
export type MessageParams = Readonly<
  Partial<Record<"min" | "max" | "count" | "name" | "names", string | number>>
>;

/** A message to a person: a key that the interface words, or text that the server worded already. */
export type Message =
  | { readonly kind: "key"; readonly key: string; readonly params: MessageParams }
  | { readonly kind: "text"; readonly text: string };

/** A message by its key. */
export function keyMessage(key: string, params: MessageParams = {}): Message {
  return { kind: "key", key, params };
}

/** A message that the server worded. */
export function textMessage(text: string): Message {
  return { kind: "text", text };
}

/** Whether two messages say the same; parameters are compared by what they hold. */
export function sameMessage(one: Message | null, other: Message | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
