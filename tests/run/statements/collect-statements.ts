import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

/** A statement as it is declared by a call of `statement(name, text, filled)`. */
export interface DeclaredStatement {
  readonly name: string;
  readonly text: string;
  /** Columns that are never null although PostgreSQL cannot know it. */
  readonly filled: readonly string[];
  /** File and line of the declaration. */
  readonly place: string;
}

/** All statements that the server's sources declare, by file; throws where one is not written out as literals. */
export function collectStatements(root: string): readonly DeclaredStatement[] {
  const files = globSync("adapters/server/**/*.ts", { cwd: root }).toSorted();
  const statements = files.flatMap((file) => statementsOf(file, readFileSync(join(root, file), "utf8")));
  const places = new Map<string, string>();
  for (const { name, place } of statements) {
    const other = places.get(name);
    if (other !== undefined) throw new Error(`${place}: the statement ${name} is declared at ${other} too`);
    places.set(name, place);
  }
  return statements;
}

function statementsOf(file: string, source: string): readonly DeclaredStatement[] {
  if (!/\bstatement\(/u.test(source) || file.endsWith("db/statement.ts")) return [];
  const statements: DeclaredStatement[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: values, start }) => {
      if (callee.type !== "Identifier" || callee.name !== "statement") return;
      const place = `${file}:${source.slice(0, start).split("\n").length}`;
      statements.push(toStatement(values, place));
    },
  }).visit(parseSync(file, source).program);
  return statements;
}

function toStatement([name, text, filled]: readonly ESTree.Argument[], place: string): DeclaredStatement {
  return { name: textOf(name, place), text: textOf(text, place), filled: textsOf(filled, place), place };
}

function textsOf(node: ESTree.Argument | undefined, place: string): readonly string[] {
  if (node === undefined) return [];
  if (node.type !== "ArrayExpression") throw notLiteral(place);
  return node.elements.map((element) => {
    if (element === null) throw notLiteral(place);
    return textOf(element, place);
  });
}

function textOf(node: ESTree.Argument | undefined, place: string): string {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  const [part, ...more] = node?.type === "TemplateLiteral" ? node.quasis : [];
  const text = part?.value.cooked;
  if (text === undefined || text === null || more.length > 0) throw notLiteral(place);
  return text;
}

function notLiteral(place: string): Error {
  return new Error(`${place}: a statement's name, text and filled columns are written out as literals`);
}
