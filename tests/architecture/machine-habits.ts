/** Something that a machine, or who asks one, does in another way. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  /** Which files are meant, by their paths. */
  readonly place: RegExp;
}

const HABITS: readonly Habit[] = [
  {
    name: "asks which event it was: give the action or guard params, and keep in the context what an invocation needs",
    pattern: /\bevent\.type\b|\bevent: \{ type \}|\{ event: \{ type\b/,
    // Whether an event of the cart is an edit of any kind is what that file says. In the ui, events are the page's.
    place: /^core\/(?!cart\/edit\/apply-edit\.ts$)/,
  },
  {
    name: "asks for a state by its name: use a tag, or a selector of the machine",
    // A selector of the page begins with a colon here.
    pattern: /\.matches\((?!":)/,
    place: /^(?:core|ui|adapters)\/(?!.*\.selectors\.ts$)/,
  },
];

/** What a file does in another way, each with its line. */
export function machineHabitsOf(path: string, text: string): readonly string[] {
  const habits = HABITS.filter(({ place }) => place.test(path));
  return text
    .split("\n")
    .flatMap((line, index) =>
      habits.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${path}:${index + 1} ${name}`),
    );
}
