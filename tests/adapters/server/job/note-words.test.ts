import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { noteWordsJob } from "#adapters/server/job/note-words.ts";
import { noteOrderWords } from "#adapters/server/order/orders-board.queries.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

describe("the words that orders are found by", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  const wordsOf = (orderId: string): Promise<readonly string[]> =>
    withOwner(trading.database.owner, async (client) => {
      const text = "select word from order_words where order_id = $1 order by word";
      return (await client.query<{ word: string }>(text, [orderId])).rows.map(({ word }) => word);
    });

  it("are written by the job once, batch after batch", async () => {
    const job = noteWordsJob(trading.database.app);
    expect(await job.run(trading.clock.now())).toBe("done");
    expect(await noteOrderWords(trading.database.app, 10)).toBe(0);
    const shopper = await newShopper(trading);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      trading.clock.advance(60_000);
      ids.push((await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))])).id);
    }
    expect(await wordsOf(ids[2] ?? "")).toEqual([]);
    expect(await noteOrderWords(trading.database.app, 2)).toBe(2);
    expect(await wordsOf(ids[2] ?? "")).toEqual([]);
    expect(await noteOrderWords(trading.database.app, 2)).toBe(1);
    expect(await noteOrderWords(trading.database.app, 2)).toBe(0);
    for (const id of ids) {
      const words = await wordsOf(id);
      expect(words.map((word) => word.replace(/^([#=]).*/u, "$1"))).toEqual(["#", "=", "ion"]);
    }
  });
});
