/** Something that the ui writes in one place only. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  /** Files by the end of their path that are that place, each with a reason at its top. */
  readonly home: readonly string[];
}

const NAMED_COLORS =
  "black|white|gr[ae]y|silver|red|orange|yellow|gold|green|lime|teal|cyan|aqua|blue|navy|purple|violet|pink|magenta|brown|beige";

const HABITS: readonly Habit[] = [
  {
    name: "looks elements up: use a ref, a context or the state of a machine",
    pattern: /\.(?:querySelector(?:All)?|getElementBy\w+|getElementsBy\w+|closest)\b\s*[(<]/,
    home: ["ui/main.tsx", "ui/lab/main.tsx", "ui/router/follow-head.ts", "ui/router/anchor.ts"],
  },
  {
    name: "draws a button of its own: Button, or PlainButton where a menu needs it before react-aria is there",
    pattern: /(?<!`)<button\b/,
    home: [
      "/button/button.tsx",
      "/icon-button.tsx",
      "/plain-button.tsx",
      "/quick-add.tsx",
      "/fulfillment-button.tsx",
      "/toast.tsx",
      "/pin-map.tsx",
      "/zone-map.tsx",
    ],
  },
  {
    name: "sends a form of its own: useForm, or useFormElement where a machine holds the values",
    pattern: /\bFormEvent\b|(?<!`)<form\b(?! \{\.\.\.)./,
    // The buttons of product cards are of one so that they lead somewhere before any script is there.
    home: ["/form/use-form-element.ts"],
  },
  {
    name: "draws several lines of text of its own: TextField with rows",
    pattern: /<textarea\b|react-aria-components\/TextArea/,
    home: ["/field/text-field.tsx"],
  },
  {
    name: "draws radios of its own: RadioGroup, in one of its looks",
    pattern: /\btype=(?:"radio"|\{.*"radio")|\brole="radio(?:group)?"|react-aria-components\/RadioGroup/,
    home: ["/choice/radio-group.tsx"],
  },
  {
    name: "has a color of its own: take it from the theme",
    pattern: new RegExp(
      String.raw`["'\`\s(,]#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\))|(?<!(?:buttonStyle\(|variants: )\{.*)\b(?:color|background|fill|stroke)\w*:\s*["'\`](?:${NAMED_COLORS})\b`,
      "i",
    ),
    home: ["/palette.ts"],
  },
  {
    name: "has a space of its own: take it from the tokens",
    pattern:
      /\b(?:(?:scroll)?(?:margin|padding)\w*|(?:row|column)?gap|inset\w*|top|right|bottom|left)\s*:\s*(?:"[^"]*|`[^`]*?)(?<![\w.-])-?(?!0px)\d*\.?\d+(?:px|rem)\b/i,
    home: ["/tokens.ts"],
  },
];

/** What a file of the ui writes though its place is another, each with its line. */
export function uiHabitsOf(path: string, text: string): readonly string[] {
  const habits = HABITS.filter(({ home }) => !home.some((end) => path.endsWith(end)));
  return text
    .split("\n")
    .flatMap((line, index) =>
      habits.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${path}:${index + 1} ${name}`),
    );
}

/** The files that may do what the others may not. */
export const UI_HOMES: readonly string[] = HABITS.flatMap(({ home }) => home);
