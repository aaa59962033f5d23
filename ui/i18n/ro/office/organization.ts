/** Choosing an organization and an app of the back office. */
export const organization = {
  chooseTitle: "Alege organizația",
  chooseText: "Pe care o deschizi?",
  chooseAnyText: "Lucrezi ca administrator. Pe care o deschizi?",
  asAdmin: "ca administrator",
  search: "Caută o organizație",
  notFound: "Nicio organizație cu acest nume.",
  role: {
    owner: "proprietar",
    manager: "manager",
    employee: "angajat",
    courier: "curier",
  },
  appTitle: "Unde mergi?",
  operationsApp: "Operațiuni",
  operationsText: "Comenzile de acum și produsele.",
  dashboardApp: "Panou",
  dashboardText: "Vânzări, clienți și timpi.",
  switch: "Schimbă organizația",
  none: "Contul tău nu lucrează în nicio organizație.",
} as const;
