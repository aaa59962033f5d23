import { parseSync, type ESTree, type Plugin } from "vite";
import { rewriteChunks } from "./rewrite-chunks.ts";

// A smaller function costs less than the two letters.
const MIN_LENGTH = 1000;

/**
 * Puts what wraps a CommonJS module, as React's are, into brackets: by these engines know that a function is called at
 * once. They compile it while the file arrives, beside the page, and not a second time as it runs. The bundler writes
 * them, the minifier takes them away.
 */
export function keepWrappersEager(): Plugin {
  return rewriteChunks("keep-wrappers-eager", withBrackets);
}

function withBrackets(code: string): string {
  const wrappers = parseSync("chunk.js", code).program.body.flatMap(wrappersIn);
  return wrappers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

/** The functions that a statement at the top of a file hands to another one, alone, as it names the result. */
function wrappersIn(statement: ESTree.Program["body"][number]): readonly ESTree.Node[] {
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression" || init.arguments.length !== 1) return [];
    return init.arguments.filter(
      ({ type, start, end }) => type === "ArrowFunctionExpression" && end - start > MIN_LENGTH,
    );
  });
}
