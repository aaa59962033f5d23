/** Figures for managers and owners. */
export const dashboard = {
  title: "Panou",
  netSales: "Vânzări nete",
  orders: "Comenzi",
  averageOrder: "Comanda medie",
  compared: "față de perioada anterioară",
  salesByDay: "Vânzări pe zile",
  topProducts: "Cele mai vândute",
  bottomProducts: "Cele mai puțin vândute",
  vatByRate: "TVA pe cote",
  empty: "Nicio comandă în această perioadă",
} as const;
