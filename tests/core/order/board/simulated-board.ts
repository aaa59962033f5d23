import { createActor, type Actor } from "xstate";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import type { OrderBoardEmitted } from "#core/order/board/order-board-events.ts";
import type { orderBoardMachine } from "#core/order/board/order-board.machine.ts";
import { createVisits } from "#tests/statecharts/visits.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";

/** The states that simulated boards were in. */
export const visits = createVisits();
/** The order that staff works on. */
export const ORDER = idOf<OrderId>("order");

/** A board with a backend of its own, and all that it emitted. */
export interface OpenedBoard {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof orderBoardMachine>;
  readonly emitted: OrderBoardEmitted[];
  pass(millis: number): Promise<void>;
}

/** Opens a board and waits until it is idle. */
export async function simulateBoard(backend = createTestBackend()): Promise<OpenedBoard> {
  const actor = createActor(connectOrderBoard(backend.ports), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { organizationId: idOf<OrganizationId>("bistro"), now: backend.ports.clock.millis() },
  });
  const emitted: OrderBoardEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  await flush();
  const pass = async (millis: number): Promise<void> => {
    for (let step = 0; step < millis; step += 1000) {
      backend.timers.increment(Math.min(1000, millis - step));
      await flush();
    }
  };
  return { backend, actor, emitted, pass };
}

/** A sign of life of every stream. */
export const beat = (backend: TestBackend): void =>
  backend.kitchen.listeners.forEach((listener) => listener.beat());
