/** Everything that an organization takes along. */
export const archive = {
  name: "Arhiva organizației",
  nameText: "Toate datele într-un singur fișier, pentru contabil sau pentru o mutare",
  title: "Arhiva organizației",
  intro: "Tot ce îi aparține organizației {organization|isolate}, într-un singur fișier .zip.",
  inside: "Ce conține",
  orders: "Comenzile cu produsele, evenimentele, reclamațiile, rambursările și încasările lor",
  customers: "Clienții cu punctele lor",
  menu: "Meniul fiecărui magazin, care se poate importa oriunde, cu prețurile și pozele",
  promotions: "Promoțiile și cum au fost folosite",
  settings: "Setările: magazine, locații, program și zone",
  staff: "Echipa și jurnalul",
  form: "Tabelele sunt fișiere CSV pe care Excel le deschide în limba ta, restul este JSON. Cu multe comenzi durează câteva minute.",
  download: "Descarcă arhiva",
  careTitle: "Păstreaz-o în siguranță",
  care: "Arhiva conține date despre clienți și angajați. Fiecare descărcare rămâne scrisă în jurnal.",
  leftOut: "Parole, coduri PIN și linkuri secrete nu sunt în ea.",
} as const;
