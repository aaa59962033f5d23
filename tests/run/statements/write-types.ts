import type { StatementType } from "./describe-statements.ts";
import type { TableType } from "./catalog.ts";

/** The source of `statement-types.generated.ts`. */
export function toSource(
  checksum: string,
  statements: readonly StatementType[],
  tables: readonly TableType[],
): string {
  const body = [
    "/** Parameters and row of each statement, by its name. */",
    "export interface StatementTypes {",
    ...statements.map(statementLine),
    "}",
    "",
    "/** What a row of each table is inserted by. */",
    "export interface TableRows {",
    ...tables.map(tableLine),
    "}",
    "",
  ].join("\n");
  return [`// ${checksum}: made by \`npm run types\`.`, ...importLines(body), "", body].join("\n");
}

function statementLine({ name, params, columns }: StatementType): string {
  const row = columns.map((column) => `readonly ${JSON.stringify(column.name)}: ${column.type};`).join(" ");
  return `  readonly ${JSON.stringify(name)}: { readonly params: [${params.join(", ")}]; readonly row: { ${row} } };`;
}

function tableLine({ name, columns }: TableType): string {
  const row = columns.map(
    (column) => `readonly ${JSON.stringify(column.name)}${column.isOptional ? "?" : ""}: ${column.type};`,
  );
  return `  readonly ${JSON.stringify(name)}: { ${row.join(" ")} };`;
}

function importLines(body: string): readonly string[] {
  const ids = [...new Set(body.match(/\b[A-Z][A-Za-z]+Id\b/gu))].toSorted();
  return [
    ...(ids.length > 0 ? [`import type { ${ids.join(", ")} } from "#core/kernel/id.ts";`] : []),
    ...(/\bLocale\b/u.test(body) ? ['import type { Locale } from "#core/shop/shop.ts";'] : []),
    ...(/\bInstant\b/u.test(body) ? ['import type { Instant } from "#core/time/instant.ts";'] : []),
  ];
}
