/** Why the hours of a file cannot be taken. */
export type HoursFlawReason =
  | "not_json"
  | "not_hours"
  /** A day that is none of a week, such as a public holiday. */
  | "day"
  | "time"
  /** Hours of some dates alone: there is no week. */
  | "season"
  /** Hours from one date to another, where one of them is missing or no date, or they are more than a year apart. */
  | "dates"
  /** More dates than there may be exceptions. */
  | "too_many_dates"
  | "overlap"
  | "too_many";

/** What is wrong, and as what it is written; null where it is the whole. */
export interface HoursFlaw {
  readonly reason: HoursFlawReason;
  readonly written: string | null;
}
