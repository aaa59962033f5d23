/** A customer's own start page at a shop. */
export const home = {
  active: "Comanda ta",
  others: "Alte comenzi în curs",
  follow: "Urmărește comanda",
  noneTitle: "Nicio comandă în curs",
  noneText: "Ce ai poftă să mănânci azi?",
  again: "Comandă din nou",
  againOrder: "Comandă din nou comanda {number}",
  allOrders: "Toate comenzile",
  favorites: "Ce ai mai comandat",
  place: "Cum primești comanda",
  addresses: "Adresele și datele mele",
  seePoints: "Vezi ce poți lua și istoricul",
} as const;
