import { passkeys } from "./passkeys.ts";
import { security } from "./security.ts";

/** The account's page: names, preferences, addresses, password, own data. */
export const profile = {
  details: "Datele tale",
  save: "Salvează",
  detailsSaved: "Am salvat datele.",
  emailText: "Cu acest email intri în cont; nu se poate schimba.",
  phone: "Telefon",
  phoneMissing: "Niciun număr",
  phoneUnproved: "neverificat",
  addPhone: "Adaugă un număr",
  changePhone: "Schimbă numărul",
  preferences: "Preferințe",
  defaultMethod: "Cum comanzi de obicei",
  addresses: "Adrese salvate",
  noAddresses: "Nu ai nicio adresă salvată.",
  defaultAddress: "Implicită",
  makeDefault: "Fă implicită",
  removeAddress: "Șterge",
  /** Before the street and number, for who does not see which card a button stands on. */
  ofAddress: "{action}: {address|isolate}",
  removeTitle: "Ștergi adresa?",
  removeText: "Comenzile făcute rămân neschimbate.",
  writeAddress: "Adresă",
  saveAddress: "Salvează adresa",
  addressesFull: "Ai atins numărul maxim de adrese. Șterge una ca să adaugi alta.",
  password: "Parolă",
  currentPassword: "Parola actuală",
  passwordChanged: "Parola a fost schimbată. Pe celelalte dispozitive trebuie să intri din nou în cont.",
  passkeys,
  security,
  data: "Datele și contul",
  exportText:
    "Descarcă un fișier cu tot ce păstrăm despre tine: cont, adrese, comenzi, puncte, cupoane, acorduri, sesiuni, reclamații și mesaje.",
  exportData: "Descarcă datele mele",
  exported: "Fișierul a fost descărcat.",
  passwordProof: "Parola ta, ca să știm că ești tu",
  deleteAccount: "Șterge contul",
  deleteText:
    "Contul dispare definitiv, cu adresele, punctele și cupoanele tale. Sumele comenzilor rămân pentru contabilitate, fără numele tău; firma de pe facturi se păstrează cât cere legea.",
  confirmation: "Scrie {email|isolate} ca să confirmi",
  deleteForever: "Șterge definitiv",
} as const;
