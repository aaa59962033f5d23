/** How a shop gives points. */
export const points = {
  title: "Puncte",
  tileText: "Câte puncte aduce o comandă, cu un exemplu",
  rule: "Câte puncte se dau",
  text: "Schimbarea contează pentru comenzile plasate de acum încolo. Punctele deja adunate rămân.",
  isOn: "Magazinul dă și primește puncte",
  offText:
    "Clienții nu adună și nu folosesc puncte. Cele adunate rămân și se pot folosi când pornești din nou.",
  rate: "Puncte pentru {amount}",
  rateText: "De exemplu 1 sau 0,5",
  rateMeans: "Adică {points} la fiecare {amount}",
  example: {
    title: "Un exemplu",
    subtotal: "Produse",
    discount: "Reduceri",
    pointsPaid: "Plătit cu puncte",
    deliveryFee: "Livrare",
    notCounted: "{amount} nu se numără",
    eligible: "Se numără",
    earns: "Clientul primește",
    cheapest: "{product|isolate} costă {points}: le adună cine comandă de {amount}.",
    noProduct:
      "Niciun produs nu se poate plăti cu puncte. Alege în meniu pentru câte puncte se dă fiecare produs.",
    whenText: "Punctele vin când comanda e încheiată, rotunjite în jos. Bacșișul și livrarea nu aduc puncte.",
  },
} as const;
