/** A rule of core/RULES.md as it is written there. */
const RULE = /^- ([A-Z]+-\d+): /gm;

// Standards that are spelled like a number of a rule.
const STANDARDS = ["UTF", "ISO", "SHA", "RFC", "AES", "CVE", "GHSA"];

// How documents that are not here were, and could be, cited: chapters, numbers of plans, "the spec".
const FOREIGN = [
  /§/g,
  /(?<![\w.*-])spec(?:'s)?(?![\w.-])/gi,
  /(?<![\w.])specifications?\b/gi,
  /(?<![\w-])T-[A-Z]{3,}-\d+/g,
  /\(architecture\b/g,
];

/** The numbers that a text of rules gives, in its order. */
export function statedRules(rules: string): readonly string[] {
  return [...rules.matchAll(RULE)].map(([, number = ""]) => number);
}

/** The numbers of rules that a text cites. */
export function citedRules(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z]{3,})-(\d+)(?![\w-])/g)]
    .filter(([, noun = ""]) => !STANDARDS.includes(noun))
    .map(([number]) => number);
}

/** The numbers of the rules that are decided and not built yet. */
export function openRules(rules: string): readonly string[] {
  return [...rules.matchAll(/^- ([A-Z]+-\d+): .* `open`$/gm)].map(([, number = ""]) => number);
}

/** The rules that a file of tests shows: those that its titles and tables name. What comments name explains alone. */
export function shownRules(test: string): readonly string[] {
  return [...new Set(citedRules(test.replace(/^\s*(?:\/\/|\/?\*|#).*$/gm, "")))];
}

/** What a text cites outside the repository: documents that are not among the known files, and chapters of others. */
export function foreignCitations(text: string, knownFiles: ReadonlySet<string>): readonly string[] {
  const documents = [...text.matchAll(/(?<![^\s(`"'/])[\w-]+\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !knownFiles.has(name));
  const others = FOREIGN.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
  return [...documents, ...others];
}

/** A file of tests with its text. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

// A rule that holds everywhere is named by many; the first ones lead there.
const MAX_FILES = 3;

/** The table of rules by the tests that show them, as core/RULES.md ends with it. */
export function ruleTable(rules: string, tests: readonly TestFile[]): string {
  const open = new Set(openRules(rules));
  const rows = statedRules(rules).map((rule) => {
    const files = tests.filter(({ text }) => shownRules(text).includes(rule)).map(({ file }) => file);
    const more = files.length > MAX_FILES ? ` and ${files.length - MAX_FILES} more` : "";
    const shown = files.slice(0, MAX_FILES).map((file) => `\`${file.replace(/^tests\//, "")}\``);
    return `| ${rule} | ${open.has(rule) ? "open" : `${shown.join(", ")}${more}`} |`;
  });
  return ["| rule | shown by (in `tests`) |", "| --- | --- |", ...rows, ""].join("\n");
}
