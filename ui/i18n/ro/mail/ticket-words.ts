/** What stands on a kitchen ticket; the server alone uses them. */
export const ticketWords = {
  copy: "COPIE {copy:number}",
  test: "COMANDĂ DE PROBĂ",
  pickup: "Ridicare la {time}",
  delivery: "Livrare la {time}",
  scheduled: { pickup: "Programată: ridicare {when}", delivery: "Programată: livrare {when}" },
  placed: "Plasată {when}, {location}",
  newCustomer: "{name|isolate}, client nou",
  notes: { kitchen: "Bucătărie: {text}", courier: "Curier: {text}", line: "Notă: {text}" },
  allergy: "ALERGIE! {text}",
  cutlery: "Cu tacâmuri",
  due: "De încasat {amount}, {method}",
  paid: "Plătit {amount}",
  changeFor: "Rest de la {amount}",
  cash: "numerar",
  card: "card",
} as const;
