/** Error sentences that name a figure, a time or a place; `errorText` fills them. */
export const errorDetails = {
  closed: "Momentan suntem închiși. Vom deschide {opening}.",
  paused: "Momentan nu primim comenzi.",
  pausedUntil: "Nu primim comenzi până la ora {time}.",
  belowMinimum: "Mai adaugă produse de {amount} pentru comanda minimă.",
  belowMinimumPlain: "Comanda este sub valoarea minimă.",
  slotFull: "Intervalul s-a ocupat. Alege altul.",
  slotFullNext: "Intervalul s-a ocupat. Următorul liber este {when}.",
  promiseChanged: "Timpul estimat s-a schimbat. Verifică și confirmă din nou.",
  promiseChangedTo: "Timpul estimat s-a schimbat: până la {time}. Confirmă din nou.",
  totalMismatch: "Totalul s-a schimbat. Verifică și confirmă din nou.",
  totalMismatchTo: "Totalul s-a schimbat: {amount}. Confirmă din nou.",
  tooManyLines:
    "Coșul poate avea cel mult {max:number} {{|produs||produse diferite|de produse diferite|de produse diferite}}. Scoate câteva ca să îl putem salva.",
  optionsInvalid: "Alege opțiunile produsului din nou.",
  optionsBetween: "Alege între {min:number} și {max:number} opțiuni.",
  optionsExactly: "Alege exact {n:number}.",
  pointsMissing: "Nu ai suficiente puncte de recompensă: îți trebuie {needed}, ai {available}.",
  retryAfter: "Prea multe încercări. Încearcă peste {time}.",
  openOrders: "Contul nu poate fi șters cât timp ai comenzi neîncheiate sau abia anulate: {names|isolate}.",
  lastOwner: "Ești singurul proprietar. Numește întâi altul pentru: {names|isolate}.",
} as const;
