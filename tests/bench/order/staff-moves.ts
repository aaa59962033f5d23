import { toId, type OrderId } from "#core/kernel/id.ts";
import { createHttpClient, succeeded } from "#tests/support/http/http-client.ts";

/** The moves of an order that goes well. */
const MOVES = [{ event: "accept", readyInMinutes: 20 }, { event: "ready" }, { event: "complete" }] as const;

/** Somebody of the staff who brings orders to their end. */
export interface StaffMover {
  /** Accepts an order, says that it is ready, and hands it over. */
  complete(orderId: string): Promise<void>;
  close(): void;
}

export async function createStaffMover(port: number): Promise<StaffMover> {
  const staff = createHttpClient(port, { host: "localhost" });
  await staff.signIn("staff@example.com");
  return {
    complete: async (orderId) => {
      for (const [index, move] of MOVES.entries()) {
        const body = { ...move, version: index + 1 };
        succeeded(await staff.call("moveOrder", { params: { id: toId<OrderId>(orderId) }, body }));
      }
    },
    close: () => staff.close(),
  };
}
