import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { subtract } from "#core/money/add.ts";
import type { Currency } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import type { AlikeOrders } from "#core/sales/dashboard/alike-orders.ts";
import type { DaySum, HourSum, ProductSum, RateSum } from "#core/sales/dashboard/dashboard.ts";
import type { Locale } from "#core/shop/shop.ts";
import { WEEKDAYS } from "#core/shop/week.ts";

/** Whose orders are counted: of locations of the transaction's organization whose shops have one currency. */
export interface CountedLocations {
  readonly currency: Currency;
  readonly ids: readonly LocationId[];
}

/** A location with the currency of its shop, in the order of shops and locations. */
export interface LocationCurrency {
  readonly id: LocationId;
  readonly currency: Currency;
}

/** The locations of the transaction's organization. */
export async function readLocationCurrencies(queries: Queries): Promise<readonly LocationCurrency[]> {
  const rows = await READ_CURRENCIES.rows(queries);
  return rows.map(({ id, currency }) => ({ id: toId(id), currency }));
}

/** What the orders that were placed in a period add up to, alike ones together. */
export async function readAlikeOrders(
  queries: Queries,
  { ids, currency }: CountedLocations,
  { from, to }: DateRange,
): Promise<readonly AlikeOrders[]> {
  const rows = await READ_ALIKE.rows(queries, ids, from, to);
  return rows.map((row) => ({
    ...row,
    total: toMoney(row.total, currency),
    tips: toMoney(row.tips, currency),
    deliveryFees: toMoney(row.deliveryFees, currency),
    vat: toMoney(row.vat, currency),
    discounts: toMoney(row.discounts, currency),
    pointsPaid: toMoney(row.pointsPaid, currency),
    refunded: toMoney(row.refunded, currency),
    answerMs: Number(row.answerMs),
  }));
}

/** The days of a period on which something was sold. */
export async function readDaySums(
  queries: Queries,
  { ids, currency }: CountedLocations,
  { from, to }: DateRange,
): Promise<readonly DaySum[]> {
  const rows = await READ_DAYS.rows(queries, ids, from, to, FULFILLED_STATUS);
  return rows.map(({ date, orders, net }) => ({ date, orders, netSales: toMoney(net, currency) }));
}

/** The hours of a period's weekdays in which something was sold. */
export async function readHourSums(
  queries: Queries,
  { ids, currency }: CountedLocations,
  { from, to }: DateRange,
): Promise<readonly HourSum[]> {
  const rows = await READ_HOURS.rows(queries, ids, from, to);
  return rows.flatMap(({ weekday: day, hour, orders, net }) => {
    const weekday = WEEKDAYS[day - 1];
    return weekday === undefined ? [] : [{ weekday, hour, orders, netSales: toMoney(net, currency) }];
  });
}

/** What products sold in a period, the most first; those that are on sale at the locations come even with nothing. */
export async function readProductSums(
  queries: Queries,
  { ids, currency }: CountedLocations,
  { from, to }: DateRange,
  locale: Locale,
): Promise<readonly ProductSum[]> {
  const rows = await READ_PRODUCTS.rows(queries, ids, from, to, locale);
  return rows.map(({ id, gross, ...product }) => ({
    productId: toId(id),
    ...product,
    gross: toMoney(gross, currency),
  }));
}

/** What was sold in a period at each rate of VAT. */
export async function readRateSums(
  queries: Queries,
  { ids, currency }: CountedLocations,
  { from, to }: DateRange,
): Promise<readonly RateSum[]> {
  const rows = await READ_RATES.rows(queries, ids, from, to);
  return rows.map(({ rate, orders, ...sums }) => {
    const gross = toMoney(sums.gross, currency);
    const vat = toMoney(sums.vat, currency);
    return { rate, orders, net: subtract(gross, vat), vat, gross };
  });
}

const READ_CURRENCIES = statement(
  "sales.locationCurrencies",
  `select l.id, s.currency
     from locations l join shops s on s.organization_id = l.organization_id and s.id = l.shop_id
    where l.organization_id = tenant() order by s.name, s.id, l.position, l.id`,
);

const READ_ALIKE = statement(
  "sales.readAlike",
  `select s.status, s.fulfillment_method as method, s.payment_method as "paymentMethod", s.source,
          s.is_late as "isLate", s.is_first as "isFirst", sum(s.orders)::int as orders, sum(s.total)::text as total,
          sum(s.tips)::text as tips, sum(s.delivery_fees)::text as "deliveryFees", sum(s.vat)::text as vat,
          sum(s.discounts)::text as discounts, sum(s.points_used)::int as "pointsUsed",
          sum(s.points_paid)::text as "pointsPaid", sum(s.points_earned)::int as "pointsEarned",
          sum(s.refunded)::text as refunded, sum(s.answered)::int as answered, sum(s.answer_ms)::text as "answerMs"
     from sales_days s
    where s.organization_id = tenant() and s.location_id = any ($1::text[]) and s.date between $2::date and $3::date
    group by 1, 2, 3, 4, 5, 6 having sum(s.orders) > 0 order by 1, 2, 3, 4, 5, 6`,
  [
    "orders",
    "total",
    "tips",
    "deliveryFees",
    "vat",
    "discounts",
    "pointsUsed",
    "pointsPaid",
    "pointsEarned",
    "refunded",
    "answered",
    "answerMs",
  ],
);

const READ_DAYS = statement(
  "sales.readDays",
  `select s.date, sum(s.orders)::int as orders, sum(s.total - s.tips - s.vat)::text as net
     from sales_days s
    where s.organization_id = tenant() and s.location_id = any ($1::text[]) and s.date between $2::date and $3::date
      and s.status = $4
    group by s.date order by s.date`,
  ["orders", "net"],
);

const READ_HOURS = statement(
  "sales.readHours",
  `select extract(isodow from s.date)::int as weekday, s.hour, sum(s.orders)::int as orders,
          sum(s.gross - s.vat)::text as net
     from sales_hours s
    where s.organization_id = tenant() and s.location_id = any ($1::text[]) and s.date between $2::date and $3::date
    group by 1, 2 order by 1, 2`,
  ["weekday", "orders", "net"],
);

// A name in the language that is asked for, where the shop has it.
const READ_PRODUCTS = statement(
  "sales.readProducts",
  `with sold as (
     select s.product_id, sum(s.orders)::int as orders, sum(s.pieces)::int as pieces, sum(s.gross) as gross
       from sales_products s
      where s.organization_id = tenant() and s.location_id = any ($1::text[]) and s.date between $2::date and $3::date
      group by s.product_id)
   select p.id, coalesce(p.translations -> $4 ->> 'name', p.name) as name, coalesce(s.orders, 0) as orders,
          coalesce(s.pieces, 0) as pieces, coalesce(s.gross, 0.00)::text as gross
     from products p left join sold s on s.product_id = p.id
    where p.organization_id = tenant() and (s.product_id is not null or p.archived_at is null and exists (
      select from product_prices c where c.organization_id = p.organization_id and c.product_id = p.id
        and c.location_id = any ($1::text[])))
    order by coalesce(s.gross, 0.00) desc, pieces desc, name, p.id`,
  ["id", "name", "orders", "pieces", "gross"],
);

const READ_RATES = statement(
  "sales.readRates",
  `select s.rate::text as rate, sum(s.orders)::int as orders, sum(s.gross)::text as gross, sum(s.vat)::text as vat
     from sales_rates s
    where s.organization_id = tenant() and s.location_id = any ($1::text[]) and s.date between $2::date and $3::date
    group by s.rate order by s.rate`,
  ["rate", "orders", "gross", "vat"],
);
