/** Pickup or delivery, and where to. */
export const fulfillment = {
  pickup: "Ridicare",
  delivery: "Livrare",
  method: "Metodă",
  deliverTo: "Livrăm la",
  pickupFrom: "Ridici de la",
  addAddress: "Adaugă o adresă",
  changeAddress: "Schimbă adresa",
  savedAddresses: "Adrese salvate",
  courierNote: "Notă pentru curier",
  checkingZone: "Verificăm dacă livrăm aici…",
  deliversHere: "Livrăm la această adresă.",
  noZoneSeveral:
    "Această locație nu livrează la adresa selectată. Poți încerca să schimbi locația de pe pagina de meniu.",
  noZoneSingle: "Din păcate nu livrăm la adresa selectată. Te rugăm să alegi o alta adresă.",
  methodSwitched: {
    pickup: "Am trecut pe ridicare: această locație nu livrează.",
    delivery: "Am trecut pe livrare: de la această locație nu se ridică.",
  },
} as const;
