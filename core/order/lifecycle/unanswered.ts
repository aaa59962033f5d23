/** Orders in a row that nobody answered, after which a location takes a break, and its minutes (ORDER-7). */
export const UNANSWERED_IN_A_ROW = 3;
export const UNANSWERED_PAUSE_MINUTES = 30;
