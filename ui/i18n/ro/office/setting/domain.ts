/** The own domain of a shop. */
export const domain = {
  title: "Domeniu",
  tileText: "Adresa ta de internet, cu înregistrarea DNS de care are nevoie",
  address: "Adresa magazinului",
  text: "Magazinul rămâne mereu și la {host}. Cu un domeniu al tău, clienții îl găsesc la adresa pe care o știu.",
  name: "Domeniul tău",
  nameText: "De exemplu comenzi.restaurant.ro. Lasă gol dacă nu ai.",
  record: "Înregistrarea DNS",
  recordText:
    "Adaug-o la firma de unde ai cumpărat domeniul. De obicei se vede în câteva minute, uneori abia a doua zi.",
  columns: { type: "Tip", name: "Nume", value: "Duce la" },
  apexText: "Dacă firma nu primește CNAME pentru domeniul întreg, alege ALIAS sau ANAME cu aceeași valoare.",
  saveFirst: "Salvează ca să verificăm unde duce.",
  state: {
    here: "Domeniul duce aici. Magazinul tău se deschide la el.",
    elsewhere: "Domeniul duce în altă parte: {found|isolate}.",
    missing: "Domeniul nu duce încă nicăieri.",
    unknown: "Nu am putut afla unde duce domeniul. Încercăm din nou.",
  },
  checking: "Verificăm unde duce…",
  again: "Verifică din nou",
} as const;
