/** The zone of operations, dashboard and every page that is about no shop (ROUTE-11); shop pages use the shop's. */
export const OFFICE_TIMEZONE = "Europe/Bucharest";
