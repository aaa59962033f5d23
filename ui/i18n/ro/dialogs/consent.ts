/** The cookie question; its three buttons are equals. */
export const consent = {
  title: "Cookie-uri",
  necessaryUse: "Folosim cookie-uri strict necesare pentru coș și cont.",
  askedUse: "Cu acordul tău le folosim și pentru statistici și marketing.",
  accept: "Accept",
  refuse: "Refuz",
  settings: "Setări",
  necessary: "Strict necesare",
  necessaryText: "Coșul, contul și siguranța; nu pot fi oprite.",
  analytics: "Statistici",
  analyticsText: "Ne arată ce merge bine și ce nu.",
  marketing: "Marketing",
  marketingText: "Reclame mai potrivite în afara site-ului.",
  save: "Salvează alegerea",
  onlyIn: { ro: "Textul este numai în română.", en: "Textul este numai în engleză." },
} as const;
