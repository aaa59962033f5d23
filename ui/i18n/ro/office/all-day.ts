/** What is to be made over all orders. */
export const allDay = {
  title: "De făcut acum",
  open: "De făcut: {pieces}",
  nothing: "Nimic de făcut acum.",
  plain: "simplu",
  later: "+{n:number} mai târziu azi",
} as const;
