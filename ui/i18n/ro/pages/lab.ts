/** The developers' page with every machine. */
export const lab = {
  title: "Laborator",
  machine: "Mașină",
  state: "Stare",
  send: "Trimite",
  reset: "Reia",
} as const;
