import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { Page } from "#core/kernel/page.ts";
import { count, integer } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";
import { MAX_PAGE, MAX_PER_PAGE } from "./query.ts";

const PAGE_FIELDS = { page: integer(1, MAX_PAGE), perPage: integer(1, MAX_PER_PAGE), total: count };
const meta = wireStruct(PAGE_FIELDS);

/** A list: `{"data": [...], "meta": {"page", "per_page", "total"}}`. */
export function pageOf<T>(item: WireCodec<T>): WireCodec<Page<T>> {
  const wire = wireStruct({ data: Schema.Array(item), meta });
  const page = wireStruct({ items: Schema.Array(Schema.toType(item)), ...PAGE_FIELDS });
  return wire.pipe(
    Schema.decodeTo(
      Schema.toType(page),
      SchemaTransformation.transform<
        Page<T>,
        { readonly data: readonly T[]; readonly meta: typeof meta.Type }
      >({
        decode: ({ data, meta: { page: number, perPage, total } }) => ({
          items: data,
          page: number,
          perPage,
          total,
        }),
        encode: ({ items, page: number, perPage, total }) => ({
          data: items,
          meta: { page: number, perPage, total },
        }),
      }),
    ),
  );
}

/** A list that is always answered whole: `{"data": [...]}`. */
export function listOf<T>(item: WireCodec<T>): WireCodec<{ readonly data: readonly T[] }> {
  return wireStruct({ data: Schema.Array(item) });
}
