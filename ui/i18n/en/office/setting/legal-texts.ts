import type { legalTexts as ro } from "#ui/i18n/ro/office/setting/legal-texts.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** The legal texts of an organization, with their versions. */
export const legalTexts: Translation<typeof ro> = {
  title: "Legal texts",
  tileText: "Terms, privacy, cookies, refunds and the question of consent in your own words, with versions",
  intro:
    "Every page has a standard text. You may add a section to it or put your own text in its place, in each language; the question of consent too. Customers see a change only once you publish it.",
  documents: {
    terms: "Terms and conditions",
    privacy: "Privacy policy",
    cookies: "Cookie policy",
    refund: "Refunds",
    consent: "Question of consent",
  },
  about: {
    terms: "What an order means with you",
    privacy: "What data you use, why and for how long",
    cookies: "What is kept on the customer's device",
    refund: "When and how money is given back",
    consent: "What the customer reads before accepting or refusing statistics and marketing",
  },
  back: "All legal texts",
  standardNow: "Customers see the standard text. The first publication will be version 1.",
  publicNow: "Public now: version {number}, of {date}, by {by|isolate}.",
  languages: { ro: "Romanian", en: "English" },
  texts: { ro: "Text in Romanian", en: "Text in English" },
  kind: "What the page shows",
  kinds: {
    standard: "The standard text",
    added: "The standard text and a section of yours",
    own: "Your text alone",
  },
  kindTexts: {
    standard: "We keep it up to date with the app",
    added: "Your section comes at the end",
    own: "The company details stay at the top; all else is yours",
  },
  questionKind: "What you ask",
  ownConsent: "The buttons and what is strictly necessary stay as they are; the rest is yours",
  otherLanguage: {
    ro: "Who reads in Romanian sees your text in English.",
    en: "Who reads in English sees your text in Romanian.",
  },
  sectionTitle: "Title of the section",
  body: "Text",
  bodyHint:
    "A blank line divides paragraphs. “## ” at the start of a line makes a heading, “- ” a list. Addresses with https:// and mailto: become links. At most {most} characters.",
  question: "Question",
  questionHint: "It stands above the buttons, as plain text in your own lines. At most {most} characters.",
  topics: { analytics: "About statistics", marketing: "About marketing" },
  topicHint: "It is read in the cookie settings. At most {most} characters.",
  preview: "As the customer sees it",
  previewText: "The draft as it looks on the page, before you save it too.",
  questionPreview:
    "The draft as a new customer sees it, before you save it too: the question, and the settings behind it.",
  previewLanguage: "Language of the page",
  draftChanged: "Somebody saved another draft in the meantime",
  publication: "Publication",
  publicationText: "A published version stays in the list and can no longer be changed.",
  questionPublication:
    "A published version stays in the list and can no longer be changed. Who accepted an older version is asked again on their next page; a refusal stays a refusal.",
  publish: "Publish version {number}",
  saveFirst: "Save the draft, then you can publish it.",
  isPublic: "The draft says exactly what customers see now.",
  ready: "The draft is saved and not public yet.",
  versions: "Versions",
  version: "Version {number}",
  current: "public",
  publishedBy: "{date}, {time}, by {by|isolate}",
  read: "Read",
  readVersion: "Read version {number}",
  useAsDraft: "Use as draft",
  failedTitle: "The versions could not be loaded",
};
