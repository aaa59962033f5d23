import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { businessDayOf } from "#core/shop/business-day.ts";
import { changeNights } from "#tests/support/arbitraries/shop.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

describe("the day of a spoken number", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.stop());

  it.each(changeNights())(
    "is PostgreSQL's at every five minutes: $timezone, night of $date",
    async ({ timezone, instants }) => {
      const { rows } = await withOwner(database.owner, (owner) =>
        owner.query<{ day: string }>(
          `select to_char((at at time zone $1) - interval '4 hours', 'YYYY-MM-DD') as day
             from unnest($2::timestamptz[]) with ordinality as instants (at, n) order by n`,
          [timezone, instants],
        ),
      );
      expect(instants.map((at) => businessDayOf(at, timezone))).toEqual(rows.map(({ day }) => day));
    },
  );
});
