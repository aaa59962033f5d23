import type { Client } from "pg";

/** The types of a schema, in TypeScript. */
export interface Catalog {
  /** The type of a value that is sent, without null. */
  paramType(type: number): string;
  /** The type of a column of a result, and whether its table refuses null there. */
  resultType(
    type: number,
    origin: { readonly name: string; readonly tableID: number; readonly columnID: number },
  ): { readonly type: string; readonly isFilled: boolean };
  readonly tables: readonly TableType[];
}

/** A table with what a row of it is inserted by. */
export interface TableType {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    /** May be left out: it is nullable, or has a default. */
    readonly isOptional: boolean;
  }[];
}

interface TypeRow {
  readonly id: number;
  readonly name: string;
  readonly base: number;
  readonly element: number;
  readonly rule: string | null;
}

interface ColumnRow {
  readonly table: number;
  readonly tableName: string;
  readonly column: number;
  readonly name: string;
  readonly type: number;
  readonly isFilled: boolean;
  readonly hasDefault: boolean;
  /** The check of this column alone. */
  readonly rule: string | null;
  /** The table whose `id` it is or refers to. */
  readonly names: string | null;
}

const TYPES = `
  select t.oid::int as id, t.typname::text as name, t.typbasetype::int as base,
         case when t.typcategory = 'A' then t.typelem::int else 0 end as element,
         (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c where c.contypid = t.oid) as rule
    from pg_type t`;

const COLUMNS = `
  select a.attrelid::int as table, r.relname::text as "tableName", a.attnum::int as column, a.attname::text as name,
         a.atttypid::int as type, a.attnotnull as "isFilled",
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
           where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as rule,
         case when a.attname = 'id' then r.relname::text else (
           select f.confrelid::regclass::text from pg_constraint f
             join pg_attribute k on k.attrelid = f.confrelid
              and k.attnum = f.confkey[array_position(f.conkey, a.attnum)] and k.attname = 'id'
            where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any (f.conkey) limit 1) end as names
    from pg_attribute a join pg_class r on r.oid = a.attrelid
   where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
   order by r.relname, a.attnum`;

/** Types of core that the id of a table's row is named by. */
const ID_TYPES: ReadonlyMap<string, string> = new Map([
  ["organizations", "OrganizationId"],
  ["shops", "ShopId"],
  ["locations", "LocationId"],
  ["zones", "ZoneId"],
  ["users", "UserId"],
  ["customers", "CustomerId"],
  ["employees", "EmployeeId"],
  ["products", "ProductId"],
  ["categories", "CategoryId"],
  ["modifiers", "ModifierId"],
  ["modifier_groups", "ModifierGroupId"],
  ["promotions", "PromotionId"],
  ["carts", "CartId"],
  ["orders", "OrderId"],
]);

/** Domains whose values are a list of core that the schema does not repeat. */
const DOMAIN_TYPES: ReadonlyMap<string, string> = new Map([["locale", "Locale"]]);

// As `column-types.ts` has them parsed; what is missing here arrives as text.
const BASE_TYPES: ReadonlyMap<string, string> = new Map([
  ["bool", "boolean"],
  ["int2", "number"],
  ["int4", "number"],
  ["float4", "number"],
  ["float8", "number"],
  ["oid", "number"],
  ["timestamptz", "Instant"],
  ["json", "unknown"],
  ["jsonb", "unknown"],
  ["bytea", "Buffer"],
  ["void", "unknown"],
  ["unknown", "string"],
]);

// Sent as a number or as its text.
const LARGE_NUMBERS: ReadonlySet<string> = new Set(["int8", "numeric"]);

/** Reads the types and tables of the schema `public`. */
export async function readCatalog(client: Client): Promise<Catalog> {
  const { rows: typeRows } = await client.query<TypeRow>(TYPES);
  const { rows: columnRows } = await client.query<ColumnRow>(COLUMNS);
  const types = new Map(typeRows.map((row) => [row.id, row]));
  const columns = new Map(columnRows.map((row) => [`${row.table}.${row.column}`, row]));

  function plainType(id: number): string {
    const type = types.get(id);
    if (type === undefined) throw new Error(`PostgreSQL names a type ${id} that it does not know`);
    const values = DOMAIN_TYPES.get(type.name) ?? allowedValues(type.rule);
    if (values !== null) return values;
    if (type.base !== 0) return plainType(type.base);
    if (type.element === 0) return BASE_TYPES.get(type.name) ?? "string";
    // pg knows no list of a domain, and leaves its text as it is.
    return types.get(type.element)?.base === 0 ? `readonly (${plainType(type.element)})[]` : "string";
  }

  function sentType(id: number): string {
    const type = types.get(id);
    if (type !== undefined && type.element !== 0) return `readonly (${sentType(type.element)})[]`;
    const base = baseOf(id);
    if (base === "json" || base === "jsonb") return "string";
    return LARGE_NUMBERS.has(base) ? "string | number" : plainType(id);
  }

  function columnType(column: ColumnRow): string {
    const id = ID_TYPES.get(column.names ?? "") ?? namedId(types.get(column.type), column.name);
    return id ?? allowedValues(column.rule) ?? plainType(column.type);
  }

  // Rows are sent as JSON, where an instant is a text like any other.
  function rowType({ type }: ColumnRow): string {
    const base = baseOf(type);
    if (base.startsWith("json")) return "unknown";
    return base === "timestamptz" || base === "bytea" ? "string" : sentType(type);
  }

  function baseOf(id: number): string {
    const type = types.get(id);
    return type === undefined || type.base === 0 ? (type?.name ?? "") : baseOf(type.base);
  }

  return {
    paramType: sentType,
    resultType: (id, { name, tableID, columnID }) => {
      const column = columns.get(`${tableID}.${columnID}`);
      if (column === undefined)
        return { type: namedId(types.get(id), name) ?? plainType(id), isFilled: false };
      return { type: columnType(column), isFilled: column.isFilled };
    },
    tables: [...Map.groupBy(columnRows, ({ tableName }) => tableName)].map(([name, rows]) => ({
      name,
      columns: rows.map((row) => ({
        name: row.name,
        type: `${rowType(row)}${row.isFilled ? "" : " | null"}`,
        isOptional: !row.isFilled || row.hasDefault,
      })),
    })),
  };
}

// What a function answers comes from no table: there an id is known by its domain and its name, orderId or order_id.
function namedId(type: TypeRow | undefined, name: string): string | null {
  if (type?.name !== "ulid" || !/(?:_id|Id)$/u.test(name)) return null;
  const noun = name.replace(/(?:_id|Id)$/u, "").replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return ID_TYPES.get(`${noun}s`) ?? ID_TYPES.get(`${noun.replace(/y$/u, "ie")}s`) ?? null;
}

// `CHECK ((VALUE = ANY (ARRAY['pickup'::text, 'delivery'::text])))`, for char(3) with more casts around it; the check of
// a column has its name in place of VALUE.
function allowedValues(rule: string | null): string | null {
  if (rule === null || !/^CHECK \(+\w+(?:\)?::text\)?)? = ANY \(+ARRAY\[[^\]]*\][^\]]*$/u.test(rule))
    return null;
  const values = [...rule.matchAll(/'((?:[^']|'')*)'::/gu)].map(([, value = ""]) =>
    value.replaceAll("''", "'"),
  );
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
