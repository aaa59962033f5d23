import { total, percentile, show, type SectionOutcome } from "../figures.ts";
import { startTestCarriers } from "#tests/support/server/carriers.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { startBenchSite } from "../bench-site.ts";
import { runOpen } from "../load.ts";
import { measure, MEASURED_HEAD, toRow } from "./measured.ts";
import { createStaffMover, MOVES_OF_AN_ORDER } from "./staff-moves.ts";

const PER_SECOND = 20;
const ORDERS = 400;
const PAGES = ["/shops/bistro-nord", "/shops/bistro-nord/menu"];

/** An evening as it is: everybody looks at two pages and orders, staff brings each order to its end, mails go out by SMTP. */
export async function measureEvening(): Promise<SectionOutcome> {
  const carriers = await startTestCarriers();
  const site = await startBenchSite(carriers.settings);
  try {
    await site.warmUp();
    const orderers = await site.newOrderers(ORDERS);
    const staff = await createStaffMover(site.server.port);
    const guest = createBrowserClient(site.server.port);
    const carried = carriers.email.messages.length;
    const moves: number[] = [];
    const measured = await measure(site, () =>
      runOpen(PER_SECOND, ORDERS, async (index) => {
        for (const path of PAGES) await guest.get(path);
        const order = await orderers[index]?.orderOnce();
        if (order === undefined) throw new Error("Nobody orders");
        const began = performance.now();
        await staff.complete(order.id);
        moves.push((performance.now() - began) / MOVES_OF_AN_ORDER);
      }),
    );
    // Mails follow the orders within seconds.
    await until(() => carriers.email.messages.length - carried >= ORDERS);
    const retries = total(orderers.map((orderer) => orderer.retries()));
    orderers.forEach((orderer) => orderer.close());
    staff.close();
    guest.close();
    return {
      title: `An evening: ${PER_SECOND} orders/s, each with two pages, three moves of staff and its mails`,
      rows: [
        [...MEASURED_HEAD],
        toRow("from the first page to the end", measured),
        ["a move of staff", "", show(percentile(moves, 0.5)), show(percentile(moves, 0.95)), "", ""],
        ["mails that left", String(carriers.email.messages.length - carried), "", "", "", ""],
        ["tries that had to be repeated", String(retries), "", "", "", ""],
      ],
      lines: [],
    };
  } finally {
    await site.stop();
    await carriers.stop();
  }
}
