/** Where somebody is signed in. */
export const security = {
  sessions: "Unde ești conectat",
  sessionsText: "Închide ce nu recunoști, apoi schimbă parola.",
  sessionsFailed: "Nu am putut încărca lista",
  unknownBrowser: "Browser necunoscut",
  browserOn: "{browser|isolate} pe {system|isolate}",
  thisOne: "acesta",
  byPin: "cu PIN, pe o tabletă comună",
  seen: "{host|isolate}, văzut: {at}",
  end: "Închide",
  endNamed: "Închide sesiunea: {name|isolate}, {at}",
  endOthers: "Închide toate celelalte",
} as const;
