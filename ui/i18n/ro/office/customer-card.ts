/** What staff knows about a customer. */
export const customerCard = {
  title: "Despre client",
  unread: "Nu am putut citi datele clientului.",
  points: "Puncte",
  since: "Client din {date}",
  lastOrders: "Ultimele comenzi",
  block: "Blochează clientul",
  unblock: "Lasă clientul să comande",
  blocked: "Nu mai poate comanda: {who}, {when}",
  blockTitle: "De ce nu mai poate comanda?",
  blockText: "Clientul vede meniul și coșul, dar este rugat să sune. Comenzile deschise rămân.",
  reason: "Motivul, doar pentru personal",
} as const;
