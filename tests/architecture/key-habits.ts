import ts from "typescript";

/** What a file writes that keys and JSON must not be, each with its line: JSON taken for a type, tables with any key. */
export function keyHabitsOf(path: string, text: string): readonly string[] {
  if (!/JSON\.parse\(|Record<string\b/.test(text)) return [];
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const report = (node: ts.Node, habit: string): void => {
    found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${habit}`);
  };
  const visit = (node: ts.Node): void => {
    if (isJsonParse(node) && !isUnknown(node))
      report(node, "takes JSON for a type: decode it, or let it be unknown");
    if (ts.isVariableDeclaration(node) && isTable(node) && !path.startsWith("adapters/"))
      report(node, "has a table whose keys are any text: use a union of them, or a Map");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isJsonParse(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === "JSON.parse";
}

// Unknown by the declared type of the variable that gets it, or of the function that returns it.
function isUnknown(call: ts.Node): boolean {
  let value = call;
  while (ts.isConditionalExpression(value.parent) || ts.isParenthesizedExpression(value.parent))
    value = value.parent;
  const { parent } = value;
  if (ts.isVariableDeclaration(parent)) return parent.type?.kind === ts.SyntaxKind.UnknownKeyword;
  if (!ts.isReturnStatement(parent) && !(ts.isArrowFunction(parent) && parent.body === value)) return false;
  const owner = ts.findAncestor(parent, ts.isFunctionLike);
  return /^(?:Promise<)?unknown>?$/.test(owner?.type?.getText() ?? "");
}

// One that is filled where it stands, outside of functions; `satisfies` keeps its keys.
function isTable({ type, parent }: ts.VariableDeclaration): boolean {
  const isOutside = ts.isSourceFile(parent.parent.parent);
  return isOutside && /^(?:\w+<)*Record<string\b/.test(type?.getText() ?? "");
}
