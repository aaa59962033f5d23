/** Where old addresses of the organization's shops lead. */
export const redirects = {
  intro:
    "Ai schimbat site-ul sau ai meniuri tipărite cu adrese vechi? Spune unde duce fiecare și nimeni nu ajunge la o pagină care nu mai există.",
  add: "Adaugă o redirecționare",
  emptyTitle: "Nicio redirecționare",
  emptyText: "Adresele magazinului duc acolo unde scrie în ele.",
  failedTitle: "Nu am putut încărca redirecționările",
  path: "Adresa veche",
  pathText: "Partea de după numele site-ului, de exemplu /meniul-zilei",
  to: "Unde duce",
  toText: "O pagină a magazinului, de exemplu /menu",
  toTextHosts: "O pagină a magazinului, de exemplu /menu, sau o adresă de la {hosts|isolate}",
  forGoodText: "Motoarele de căutare țin minte noua adresă (301). Altfel e doar pentru o vreme (302).",
  save: "Salvează",
  leadsTo: "duce la",
  forGood: "Definitiv",
  forNow: "Temporar",
  remove: "Șterge",
  removeNamed: "Șterge redirecționarea de la {path|isolate}",
  notAllowed: "Redirecționările sunt ale proprietarului",
  notAllowedText: "Cere-i proprietarului organizației să le schimbe.",
} as const;
