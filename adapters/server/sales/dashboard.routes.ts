import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { ENDPOINTS, type QueryOf } from "#core/contract/endpoints/endpoints.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { zero } from "#core/money/parse-money.ts";
import { dateRange } from "#core/order/history/order-period.ts";
import {
  comparedPeriod,
  DEFAULT_PERIOD,
  type ComparedPeriod,
} from "#core/sales/dashboard/compared-period.ts";
import { everyDay } from "#core/sales/dashboard/dashboard.ts";
import { isCountedSo, listSums } from "#core/sales/dashboard/list-sums.ts";
import { periodFigures } from "#core/sales/dashboard/period-figures.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  readAlikeOrders,
  readDaySums,
  readHourSums,
  readLocationCurrencies,
  readProductSums,
  readRateSums,
  type CountedLocations,
} from "./dashboard.queries.ts";
import { salesFile } from "./sales-file.ts";
import { countMissingSales } from "./missing-sales.ts";
import type { SalesDeps } from "./sales.routes.ts";

/** A look at the dashboard waits for so many orders that were not counted: less than a tenth of a second. */
const MAX_COUNTED_AT_ONCE = 200;

type DashboardHandlers = Pick<
  Handlers,
  | "readSummary"
  | "readSeries"
  | "readSalesHours"
  | "readSalesProducts"
  | "readSalesRates"
  | "readListSums"
  | "exportSales"
>;
type DashboardFilter = QueryOf<"readSummary">["filter"];

interface Counted extends ComparedPeriod {
  readonly queries: Queries;
  readonly locations: CountedLocations;
  readonly isCounting: boolean;
}

/** The figures of the dashboard (DASHBOARD-1). */
export function createDashboardHandlers(deps: Pick<SalesDeps, "access" | "database">): DashboardHandlers {
  async function read<T>(
    visitor: Visitor,
    { filter }: { readonly filter: DashboardFilter },
    of: (counted: Counted) => Promise<T>,
  ): Promise<T> {
    const scope = await requireStaffScope(deps.access, visitor, ENDPOINTS.readSummary.permission);
    const compared = comparedOf(filter, visitor.now);
    const { organizationId } = scope;
    return inTransaction(deps.database, { organizationId }, async (queries) => {
      const locations = await countedLocations(queries, scope, filter.locationId ?? null);
      const isCounting = await countMissingSales(queries, organizationId, MAX_COUNTED_AT_ONCE);
      return of({ queries, locations, isCounting, ...compared });
    });
  }

  return {
    readSummary: async ({ query, visitor }) =>
      answer(
        await read(visitor, query, async ({ queries, locations, isCounting, period, previous }) => {
          const { currency } = locations;
          const now = await readAlikeOrders(queries, locations, period);
          const before = await readAlikeOrders(queries, locations, previous);
          return {
            currency,
            period,
            ...periodFigures(now, currency),
            previous: { period: previous, ...periodFigures(before, currency) },
            isCounting,
          };
        }),
      ),
    readSeries: async ({ query, visitor }) =>
      answer(
        await read(visitor, query, async ({ queries, locations, period, previous }) => {
          const { currency } = locations;
          const nothing = zero(currency);
          return {
            currency,
            days: everyDay(period, await readDaySums(queries, locations, period), nothing),
            previous: everyDay(previous, await readDaySums(queries, locations, previous), nothing),
          };
        }),
      ),
    readSalesHours: async ({ query, visitor }) =>
      answer(
        await read(visitor, query, async ({ queries, locations, period }) => ({
          currency: locations.currency,
          hours: await readHourSums(queries, locations, period),
        })),
      ),
    readSalesProducts: async ({ query, visitor }) =>
      answer(
        await read(visitor, query, async ({ queries, locations, period }) => ({
          currency: locations.currency,
          products: await readProductSums(queries, locations, period, visitor.locale),
        })),
      ),
    readSalesRates: async ({ query, visitor }) =>
      answer(
        await read(visitor, query, async ({ queries, locations, period }) => ({
          currency: locations.currency,
          rates: await readRateSums(queries, locations, period),
        })),
      ),
    readListSums: async ({ query, visitor }) => {
      const { status, fulfillmentMethod, paymentMethod, source, customer, late } = query.filter;
      const list = {
        status,
        method: fulfillmentMethod ?? null,
        payment: paymentMethod ?? null,
        source: source ?? null,
        customer: customer ?? null,
        lateOnly: late !== undefined,
      };
      if (!isCountedSo(list)) throw invalid({ "filter.status": ["validation.invalid"] });
      return answer(
        await read(visitor, query, async ({ queries, locations, period, isCounting }) => ({
          ...listSums(await readAlikeOrders(queries, locations, period), list, locations.currency),
          isCounting,
        })),
      );
    },
    exportSales: async ({ query, visitor, reply }) => {
      const { file } = query;
      const [text, name] = await read(visitor, query, async ({ queries, locations, period }) => [
        await salesFile(queries, file, locations, period, visitor.locale),
        `${file}-${period.from}-${period.to}.csv`,
      ]);
      void reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "no-store")
        .type("text/csv; charset=utf-8")
        .send(text);
      return { kind: "taken" };
    },
  };
}

// Amounts of two currencies make no sum: without a location those of the first one's currency are counted.
async function countedLocations(
  queries: Queries,
  { locationIds }: StaffScope,
  locationId: LocationId | null,
): Promise<CountedLocations> {
  const all = await readLocationCurrencies(queries);
  const own = all.filter(({ id }) => locationIds?.includes(id) !== false);
  const asked = locationId === null ? own : own.filter(({ id }) => id === locationId);
  const [first] = asked;
  if (first === undefined) throw notFound();
  const { currency } = first;
  return { currency, ids: asked.filter((one) => one.currency === currency).map(({ id }) => id) };
}

// A named period wins over dates.
function comparedOf({ period, from, to }: DashboardFilter, now: Instant): ComparedPeriod {
  if (period !== undefined) return comparedPeriod(period, now);
  if (from === undefined && to === undefined) return comparedPeriod(DEFAULT_PERIOD, now);
  const range = dateRange(from ?? "", to ?? "");
  if (!range.ok) throw invalid({ "filter.to": ["validation.invalid"] });
  return comparedPeriod(range.value, now);
}
