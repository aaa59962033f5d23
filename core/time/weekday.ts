/** ISO weekday, Monday is "1", Sunday is "7". */
export type Weekday = "1" | "2" | "3" | "4" | "5" | "6" | "7";
