/** The courier's page of one order. */
export const courier = {
  title: "Livrare {number}",
  pickedUp: "Am preluat",
  arrived: "Am ajuns",
  delivered: "Am livrat",
  problem: "Problemă",
  ended: "Comandă încheiată",
  checkBag: "Verifică punga",
  collect: "De încasat",
  cashConfirmed: "Am încasat suma",
  offlineQueued: "Se trimite când revine internetul",
  lookupTitle: "Găsește comanda",
  orderNumber: "Numărul comenzii",
  pin: "PIN",
  lookupFailed: "Numărul sau PIN-ul nu se potrivesc.",
} as const;
