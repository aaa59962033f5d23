/** Why the hours of a file cannot be taken. */
export type HoursFlawReason =
  | "not_json"
  | "not_hours"
  /** A day that is none of a week, such as a public holiday. */
  | "day"
  | "time"
  /** Hours of some dates alone: they are no week. */
  | "season"
  | "overlap"
  | "too_many";

/** What is wrong, and as what it is written; null where it is the whole. */
export interface HoursFlaw {
  readonly reason: HoursFlawReason;
  readonly written: string | null;
}
