/** What is stopped now, and until when. */
export const stoppage = {
  title: "Ce e oprit și până când",
  short: "Ce e oprit",
  none: "Nimic oprit acum",
  noneText: "Se primesc comenzi și se vinde tot ce e în meniu.",
  until: "până {when}",
  scope: {
    pickup: "doar la ridicare",
    delivery: "doar la livrare",
  },
  notAnswered: "oprit singur: trei comenzi la rând fără răspuns",
  noScreen: "oprit singur: niciun ecran nu era deschis",
  reason: "Motiv: {reason|isolate}",
  restoreNamed: "Repornește: {name|isolate}",
  restoreOrders: "Primește din nou comenzi la {name|isolate}",
} as const;
