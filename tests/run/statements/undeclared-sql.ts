import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

const READS_OR_WRITES = /^\s*(?:select|insert into|update \w+ set|delete from|merge into|with \w+ as)\s/iu;
const NAMES_ROWS = /\.query\s*</gu;

/** Where the server's sources hold SQL that no statement declares, or name the rows of a query by themselves. */
export function undeclaredSql(root: string): readonly string[] {
  const files = globSync("adapters/**/*.ts", { cwd: root }).toSorted();
  return files.flatMap((file) =>
    undeclaredIn(readFileSync(join(root, file), "utf8")).map((line) => `${file}:${line}`),
  );
}

/** The same of one source: its lines. */
export function undeclaredIn(source: string): readonly number[] {
  const declared = new Set<number>();
  const found: number[] = [...source.matchAll(NAMES_ROWS)].map(({ index }) => index);
  const keep = (text: string | null | undefined, start: number): void => {
    if (READS_OR_WRITES.test(text ?? "") && !declared.has(start)) found.push(start);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [, text] }: ESTree.CallExpression) => {
      if (callee.type === "Identifier" && callee.name === "statement" && text !== undefined)
        declared.add(text.start);
    },
    Literal: ({ value, start }) => {
      if (typeof value === "string") keep(value, start);
    },
    TemplateLiteral: ({ quasis, start }: ESTree.TemplateLiteral) => keep(quasis[0]?.value.cooked, start),
  }).visit(parseSync("source.ts", source).program);
  return found.map((start) => source.slice(0, start).split("\n").length);
}
