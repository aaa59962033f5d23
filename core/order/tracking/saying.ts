import type { ComplaintDraft } from "../complaint/complaint.ts";

/** What a customer says of the order: yes or no to a change of its lines, or what went wrong. */
export type Saying =
  | { readonly type: "answer"; readonly agrees: boolean }
  | { readonly type: "complain"; readonly complaint: ComplaintDraft };
