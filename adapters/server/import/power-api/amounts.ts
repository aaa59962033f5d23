/** A code with the amounts of it that are written: `X=0:0.5:1` allows three, `C=1.5` comes with one, `P` says none. */
export interface CodeAmounts {
  readonly code: string;
  /** Decimal text; null where none are written. */
  readonly amounts: readonly string[] | null;
}

const ENTRY = /^([A-Za-z0-9_]{1,40})(?:=([^=]*))?$/;
const AMOUNT = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,2})?$/;

/** Reads such a list, its entries divided by commas; the entries that are none are answered apart, as they are written. */
export function readAmounts(text: string): {
  readonly read: readonly CodeAmounts[];
  readonly unread: readonly string[];
} {
  const read: CodeAmounts[] = [];
  const unread: string[] = [];
  for (const entry of text.split(",").filter((part) => part.trim() !== "")) {
    const [, code, written] = ENTRY.exec(entry.trim()) ?? [];
    const amounts = written === undefined ? null : written.split(":");
    if (code === undefined || amounts?.every((amount) => AMOUNT.test(amount)) === false)
      unread.push(entry.trim());
    else read.push({ code, amounts });
  }
  return { read, unread };
}
