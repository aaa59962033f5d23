import { parseSync, Visitor, type ESTree } from "vite";
import { ROLES } from "#core/account/employee.ts";
import { ORDER_EVENTS, ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";

// Words that mean much else besides say nothing where they stand alone.
const STATUSES = new Set<unknown>(ORDER_STATUSES.filter((status) => status !== "ready"));
const EVENTS = new Set<unknown>(ORDER_EVENTS);
const EVENTS_IN_SQL = new Set<unknown>(["place", "accept", "reject", "expire", "undo", "dispatch", "reopen"]);
const ROLE_NAMES = new Set<unknown>(ROLES);

// A count of milliseconds that comes as a parameter is no figure of its own.
const INTERVAL = /\binterval\s+'(?!1 millisecond')[^']*'/giu;
const QUOTED = /'(\w+)'/gu;
const DAY_MS = 86_400_000;
const DAYS = "days in milliseconds";

/**
 * The literals of a TypeScript source that state a rule: statuses of orders, unless a switch names each; two events or more
 * in one list or condition; roles; days in milliseconds; and what SQL in its texts holds.
 */
export function literalsIn(source: string): readonly string[] {
  const found: string[] = [];
  const named = new Set<number>();
  const inText = (text: string | null | undefined): void => void found.push(...literalsInSql(text ?? ""));
  const inRow = (row: readonly (ESTree.Node | null)[]): void => {
    const events = row.flatMap((one) =>
      one?.type === "Literal" && EVENTS.has(one.value) ? [one.value] : [],
    );
    if (events.length > 1) found.push(`events ${events.join(", ")}`);
  };
  new Visitor({
    SwitchCase: ({ test }: ESTree.SwitchCase) => {
      if (test !== null) named.add(test.start);
    },
    ArrayExpression: ({ elements }: ESTree.ArrayExpression) => inRow(elements),
    LogicalExpression: ({ left, right }: ESTree.LogicalExpression) =>
      inRow([comparedIn(left), comparedIn(right)]),
    BinaryExpression: (node: ESTree.BinaryExpression) => {
      if (isDay(valueOf(node))) found.push(DAYS);
    },
    Literal: ({ value, start }) => {
      if (isDay(value)) found.push(DAYS);
      if (typeof value !== "string") return;
      if (STATUSES.has(value) && !named.has(start)) found.push(`status ${value}`);
      if (ROLE_NAMES.has(value)) found.push(`role ${value}`);
      inText(value);
    },
    TemplateLiteral: ({ quasis }: ESTree.TemplateLiteral) => {
      for (const { value } of quasis) inText(value.cooked);
    },
  }).visit(parseSync("source.tsx", source).program);
  return [...new Set(found)];
}

/** The same of SQL. */
export function literalsInSql(text: string): readonly string[] {
  const code = text.replace(/--[^\n]*/gu, "");
  const words = [...code.matchAll(QUOTED)].flatMap(([, word = ""]) => [
    ...(STATUSES.has(word) ? [`status ${word}`] : []),
    ...(EVENTS_IN_SQL.has(word) ? [`event ${word}`] : []),
    ...(ROLE_NAMES.has(word) ? [`role ${word}`] : []),
  ]);
  return [...new Set([...words, ...[...code.matchAll(INTERVAL)].map(([interval]) => interval)])];
}

function comparedIn(node: ESTree.Expression): ESTree.Node | null {
  return node.type === "BinaryExpression" ? node.right : null;
}

// The product of numbers.
function valueOf(node: ESTree.Expression | ESTree.PrivateIdentifier): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type !== "BinaryExpression" || node.operator !== "*") return null;
  const [left, right] = [valueOf(node.left), valueOf(node.right)];
  return typeof left === "number" && typeof right === "number" ? left * right : null;
}

function isDay(value: unknown): boolean {
  return typeof value === "number" && value > 0 && value % DAY_MS === 0;
}
