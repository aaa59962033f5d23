import { parseSync, Visitor, type ESTree, type Plugin } from "vite";
import {
  ACTION_ATTRIBUTE,
  UNUSED_FUNCTIONS,
  UNUSED_HOOKS,
  UNUSED_KINDS,
  UNUSED_STATEMENTS,
  USED_ALIASES,
  type ReactFile,
} from "./unused-parts.ts";

const FILES = /\/cjs\/(react-dom-client|react-dom|react|scheduler)\.production\.js/;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves out of React's browser half what this product uses nowhere: an eighth of what a menu waits for otherwise. React
 * has no switches for its parts, so they are cut where its source names them; a name that a newer React lacks fails the
 * build, and tests/build finds a use of what is cut.
 */
export function dropUnusedReact(): Plugin {
  return {
    name: "drop-unused-react",
    apply: "build",
    transform: {
      filter: { id: FILES },
      handler: (code, id) => {
        const file = FILES.exec(id)?.[1];
        return isReactFile(file) ? withoutUnused(code, file) : undefined;
      },
    },
  };
}

function isReactFile(name: string | undefined): name is ReactFile {
  return name !== undefined && Object.hasOwn(UNUSED_STATEMENTS, name);
}

function withoutUnused(code: string, file: ReactFile): string {
  const { program } = parseSync(`${file}.js`, code);
  const edits = statementEdits(program, code, UNUSED_STATEMENTS[file]);
  return withEdits(code, file === "react-dom-client" ? [...edits, ...rendererEdits(program, code)] : edits);
}

function statementEdits(
  program: ESTree.Program,
  code: string,
  unused: Readonly<Record<string, string>>,
): readonly Edit[] {
  return Object.entries(unused).flatMap(([head, text]) => {
    const met = program.body.filter(({ start }) => code.startsWith(head, start));
    if (met.length === 0) throw new Error(`This React has no ${head}`);
    return met.map(({ start, end }) => ({ start, end, text }));
  });
}

/** What is cut within the functions of the renderer. */
function rendererEdits(program: ESTree.Program, code: string): readonly Edit[] {
  const edits: Edit[] = [];
  const met = new Set<string>();
  const replace = ({ start, end }: ESTree.Span, text: string): void => void edits.push({ start, end, text });
  new Visitor({
    FunctionDeclaration: ({ id, body }: ESTree.Function) => {
      const rest = UNUSED_FUNCTIONS[id?.name ?? ""];
      if (id === null || body === null || rest === undefined) return;
      met.add(id.name);
      replace(body, `{${rest}}`);
    },
    Property: ({ start, end, key }) => {
      if (key.type !== "Identifier" || !UNUSED_HOOKS.includes(key.name)) return;
      met.add(key.name);
      replace({ start, end: code.startsWith(",", end) ? end + 1 : end }, "");
    },
    ArrayExpression: ({ start, end, elements: [name, attribute] }) => {
      if (name?.type !== "Literal" || attribute?.type !== "Literal" || USED_ALIASES.has(name.value)) return;
      if (name.value === attribute.value) return;
      const isAlias = String(name.value).toLowerCase() === String(attribute.value).replace(/[-:]/gu, "");
      if (isAlias) replace({ start, end: code.startsWith(",", end) ? end + 1 : end }, "");
    },
    BinaryExpression: ({ start, end, operator, left, right }: ESTree.BinaryExpression) => {
      if (isUnusedKind(left) ? isKind(right) : isUnusedKind(right) && isKind(left))
        if (operator === "===" || operator === "!==") replace({ start, end }, String(operator === "!=="));
    },
    SwitchCase: ({ test, consequent: [first] }: ESTree.SwitchCase) => {
      if (test?.type !== "Literal" || test.value !== ACTION_ATTRIBUTE || first === undefined) return;
      met.add(ACTION_ATTRIBUTE);
      replace(first, "");
    },
    SwitchStatement: ({ discriminant, cases }: ESTree.SwitchStatement) => {
      if (!isKind(discriminant)) return;
      cases.forEach(({ start, end, test, consequent: [first] }, index) => {
        if (test === null || !isUnusedKind(test)) return;
        // What follows the label is reached from the case before alone, or by nothing.
        if (first === undefined) replace({ start, end }, "");
        else replace({ start, end: first.start }, index === 0 ? "case -1: break;" : "");
      });
    },
  }).visit(program);
  const missing = [...Object.keys(UNUSED_FUNCTIONS), ...UNUSED_HOOKS, ACTION_ATTRIBUTE].filter(
    (name) => !met.has(name),
  );
  if (missing.length > 0) throw new Error(`This React has no ${missing.join(", ")}`);
  return edits;
}

function isKind(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (node.type === "Identifier") return /^tag(?:\$\w+)?$/u.test(node.name);
  return (
    node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag"
  );
}

function isUnusedKind(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  return node.type === "Literal" && UNUSED_KINDS.has(node.value);
}

/** The text with the edits made; what lies within another one goes with it. */
function withEdits(text: string, edits: readonly Edit[]): string {
  let made = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    made += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return made + text.slice(at);
}
