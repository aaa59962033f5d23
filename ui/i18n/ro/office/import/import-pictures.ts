/** The pictures that an imported menu names. */
export const importPictures = {
  title: "Fotografiile din meniu",
  named:
    "Meniul numește fotografii pentru {n:number|count} {{|produs||produse|de produse|de produse}}. Adaugă arhiva .zip sau fișierele lor și le găsim după nume; fără ele, produsele rămân cu fotografiile de acum.",
  drop: "Trage aici fotografiile sau arhiva .zip",
  choose: "Alege fotografii sau .zip",
  chooseOthers: "Alege alte fotografii",
  hint: "JPEG, PNG, WebP sau AVIF, fiecare de cel mult 8 MB. Arhivele, împreună, de cel mult 256 MB.",
  opening: "Se caută fotografiile…",
  problems: {
    tooLarge: "Arhivele au împreună peste 256 MB.",
    tooMany: "Alege cel mult 1.000 de fișiere.",
  },
  broken: "Arhiva „{name|isolate}” nu poate fi deschisă.",
  ready:
    "{n:number|count} {{|produs primește o fotografie||produse primesc fotografii|de produse primesc fotografii|de produse primesc fotografii}}",
  same: "{n:number|count} {{|produs are deja aceeași fotografie||produse au deja aceleași fotografii|de produse au deja aceleași fotografii|de produse au deja aceleași fotografii}}",
  missing:
    "{n:number|count} {{|fotografie lipsește||fotografii lipsesc|de fotografii lipsesc|de fotografii lipsesc}}",
  missingReason: "nu este printre fișierele alese",
  refused:
    "{n:number|count} {{|fotografie refuzată||fotografii refuzate|de fotografii refuzate|de fotografii refuzate}}",
  upload: "Încarcă fotografiile",
  progress: "Se încarcă fotografiile: {i:number} din {n:number}. Rămâi pe această pagină.",
  placed:
    "{n:number|count} {{|produs are fotografia în ciornă||produse au fotografiile în ciornă|de produse au fotografiile în ciornă|de produse au fotografiile în ciornă}}",
  failed:
    "{n:number|count} {{|fotografie nu a ajuns în ciornă||fotografii nu au ajuns în ciornă|de fotografii nu au ajuns în ciornă|de fotografii nu au ajuns în ciornă}}",
} as const;
