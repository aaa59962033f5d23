import { archive } from "./archive.ts";
import { launch } from "./launch.ts";
import { locationSettings } from "./location-settings.ts";
import { company } from "./company.ts";
import { legalTexts } from "./legal-texts.ts";
import { look } from "./look.ts";
import { points } from "./points-rule.ts";
import { messages } from "./messages.ts";
import { domain } from "./domain.ts";
import { promotion } from "./promotion.ts";
import { zone } from "./zone.ts";

/** What managers and owners say of a shop. */
export const settings = {
  organization: "Organizația {name|isolate}",
  intro: "Tot ce știe magazinul despre tine. Clienții văd o schimbare de îndată ce o salvezi.",
  back: "Toate setările",
  hours: "Program și comenzi",
  hoursOf: "Program și comenzi: {location|isolate}",
  hoursText: "Ore, excepții, metode, minute, plăți și limite",
  zones: "Zone de livrare",
  zonesOf: "Zone de livrare: {location|isolate}",
  zonesText: "Unde livrează, cu taxe, minim și minute, pe hartă sau din fișier",
  promotions: "Promoții și cupoane",
  promotionsText: "Reduceri, coduri, condiții și cât au fost folosite",
  lookText: "Culoarea magazinului și logoul, cu previzualizare",
  save: "Salvează",
  saved: "Am salvat",
  discard: "Renunță",
  unsaved: "Modificări nesalvate",
  allSaved: "Totul e salvat",
  wrong: "Verifică ce e marcat cu roșu.",
  failedTitle: "Nu am putut încărca setările",
  missing: "Setările acestea nu există",
  missingText: "Poate că locația nu mai este a ta.",
  conflictTitle: "Cineva a salvat între timp",
  conflictText: "Ce ai scris tu nu s-a pierdut. Alege ce rămâne.",
  takeTheirs: "Arată ce a salvat",
  keepMine: "Salvează ce am scris eu",
  wrongShort: "de verificat",
  currency: { RON: "lei", USD: "USD" },
  archive,
  launch,
  location: locationSettings,
  company,
  domain,
  legalTexts,
  look,
  points,
  messages,
  promotion,
  zone,
} as const;
