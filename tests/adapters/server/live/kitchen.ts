import { asOwner } from "#tests/support/database/rows.ts";
import type { StaffScreen } from "./staff-screen.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { until } from "#tests/support/patience.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { selectBoard, selectIsMoving } from "#core/order/board/order-board.selectors.ts";
import type { OrderBoardMove } from "#core/order/board/order-board-events.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { toMillis } from "#core/time/instant.ts";

/** What staff does to an order once it is so many seconds old. */
const COURSE: readonly { readonly after: number; readonly move: OrderBoardMove }[] = [
  { after: 10, move: { event: "accept", readyInMinutes: 20 } },
  { after: 60, move: { event: "start" } },
  { after: 150, move: { event: "ready" } },
  { after: 200, move: { event: "dispatch" } },
  { after: 240, move: { event: "complete" } },
];

/** Waits until each of the screens shows the open orders that the database has, each in its status and version. */
export async function showOpenOrders(server: TestServer, screens: readonly StaffScreen[]): Promise<void> {
  await until(async () => {
    const rows = await asOwner<{ row: string }>(
      server,
      `select id || ' ' || status || ' ' || version as row from orders
        where organization_id = $1 and not status = any($2) order by 1`,
      [BISTRO_ORGANIZATION, TERMINAL_STATUSES],
    );
    const open = rows.map(({ row }) => row).join();
    return screens.every((screen) => screen.shown().join() === open);
  });
}

/** Opens an order on a screen, moves it there, and waits for the answer. */
export async function moveOnScreen(
  { board }: StaffScreen,
  orderId: OrderId,
  move: OrderBoardMove,
): Promise<void> {
  board.send({ type: "orderBoard.open", orderId });
  board.send({ type: "orderBoard.move", orderId, move });
  await until(() => !selectIsMoving(board.getSnapshot(), orderId));
}

/** Does what is due for the orders of one cook, one move each. */
export async function cookDue(
  server: TestServer,
  screen: StaffScreen,
  isOwn: (order: StaffOrder) => boolean,
): Promise<void> {
  for (const { id, placedAt, allowedEvents } of selectBoard(screen.board.getSnapshot()).filter(isOwn)) {
    const age = (server.clock.millis() - toMillis(placedAt)) / 1000;
    const next = COURSE.find(({ move }) => allowedEvents.includes(move.event));
    if (next !== undefined && age >= next.after) await moveOnScreen(screen, id, next.move);
  }
}
