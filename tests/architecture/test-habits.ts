/** A habit that lets a test pass without having said anything. */
export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What no test may hold, and what stands in its place. */
const HABITS: readonly Habit[] = [
  { name: "returns early: narrow with valueOf, refusalOf, firstOf or fc.pre", pattern: /\breturn;/ },
  { name: "asks x.ok &&: narrow with valueOf or refusalOf", pattern: /\.ok\s*&&/ },
  {
    name: "is left out or alone",
    pattern: /\b(?:it|test|describe)\.(?:skip|only|skipIf|runIf|todo|fixme)\b/,
  },
];

/** The habits that a test's text has, each with its line. */
export function habitsOf(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      HABITS.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${index + 1} ${name}`),
    );
}
