/** What owners are told when nobody watches the screens of a location; the server alone uses it. */
export const absenceMessages = {
  subject: "{shop|isolate}: nimeni nu vede comenzile de la {location|isolate}",
  text: "{shop|isolate}: la {location|isolate} este deschis și niciun ecran nu primește comenzile de {minutes:number} minute. Deschide ecranul comenzilor.",
  paused: "Comenzile sunt oprite acolo până la sfârșitul zilei sau până le repornești.",
} as const;
