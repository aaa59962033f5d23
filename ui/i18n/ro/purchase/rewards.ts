/** Points and what they buy. */
export const rewards = {
  title: "Puncte",
  balance: "Ai {points}",
  held: "{points} rezervate pentru comenzi în curs",
  howTitle: "Cum funcționează",
  howEarn: "Primești puncte după fiecare comandă finalizată.",
  howRate: "{points} pentru fiecare {amount}",
  howSpend: "Plătești cu ele produsele marcate.",
  guestText: "Intră în cont ca să strângi puncte.",
  redeemable: "Ce poți lua",
  missing: "îți mai trebuie {points}",
  history: "Istoric",
  historyEmpty: "Nicio mișcare încă",
  type: {
    earn: "Câștigate",
    hold: "Rezervate",
    capture: "Folosite",
    release: "Eliberate",
    adjust: "Ajustare",
    expire: "Expirate",
    clawback: "Retrase",
  },
} as const;
