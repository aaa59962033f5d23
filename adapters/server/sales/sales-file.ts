import { stringify } from "csv-stringify/sync";
import { BYTE_ORDER_MARK, FILE_FORM } from "#adapters/server/order/export-orders.ts";
import {
  dayRows,
  hourRows,
  productRows,
  rateRows,
  SALES_FILE_FORMS,
  type SalesFile,
} from "#core/sales/dashboard/sales-file.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { everyDay } from "#core/sales/dashboard/dashboard.ts";
import { zero } from "#core/money/parse-money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import {
  readDaySums,
  readHourSums,
  readProductSums,
  readRateSums,
  type CountedLocations,
} from "./dashboard.queries.ts";

/** A table of the dashboard as a file that Excel in the language opens (DASHBOARD-8). */
export async function salesFile(
  queries: Queries,
  file: SalesFile,
  locations: CountedLocations,
  period: DateRange,
  locale: Locale,
): Promise<string> {
  const rows = await rowsOf(queries, file, locations, period, locale);
  const { delimiter } = SALES_FILE_FORMS[locale];
  return (
    BYTE_ORDER_MARK +
    stringify(
      rows.map((row) => [...row]),
      { ...FILE_FORM, delimiter },
    )
  );
}

async function rowsOf(
  queries: Queries,
  file: SalesFile,
  locations: CountedLocations,
  period: DateRange,
  locale: Locale,
): Promise<readonly (readonly string[])[]> {
  switch (file) {
    case "days": {
      const sold = await readDaySums(queries, locations, period);
      return dayRows(everyDay(period, sold, zero(locations.currency)), locale);
    }
    case "hours":
      return hourRows(await readHourSums(queries, locations, period), locale);
    case "products":
      return productRows(await readProductSums(queries, locations, period, locale), locale);
    case "vat":
      return rateRows(await readRateSums(queries, locations, period), locale);
  }
}
