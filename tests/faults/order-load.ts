import { ulid } from "ulid";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { ConnectionLost } from "#tests/support/http/http-connection.ts";
import type { SeededCustomer } from "#tests/support/database/seeds.ts";
import {
  expectStatus,
  fillCart,
  placeOrder,
  UnexpectedStatus,
  type WireItem,
} from "#tests/support/shopping/shopping.ts";

/** An order whose 201 the client has in its hands. */
export interface Acknowledged {
  readonly key: string;
  readonly userId: string;
  /** The answer, byte for byte. */
  readonly answer: string;
  /** Whether the first try was lost on the way, so that only the retry brought the answer. */
  readonly wasLost: boolean;
}

/** Customers who order one thing after the other while their server dies under them. */
export interface OrderLoad {
  readonly acknowledged: readonly Acknowledged[];
  /** Resolves after so many more answers of any kind. */
  answers(count: number): Promise<void>;
  /** From now on a customer who loses the connection waits for `serverIsBack`. */
  serverGoes(): void;
  serverIsBack(): void;
  /** Lets every customer bring the order at hand to its end. */
  finish(): Promise<void>;
}

/** Starts customers who each retry a lost order with the same key and the same body until it is acknowledged. */
export function startOrderLoad(
  port: number,
  customers: readonly SeededCustomer[],
  items: readonly WireItem[],
): OrderLoad {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  let back = Promise.withResolvers<void>();
  back.resolve();
  let awaited: { left: number; readonly done: () => void } | null = null;

  function count(): void {
    if (awaited === null) return;
    awaited.left -= 1;
    if (awaited.left > 0) return;
    awaited.done();
    awaited = null;
  }

  async function untilAnswered<T>(ask: () => Promise<T>, lost: () => void): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        count();
        return answer;
      } catch (error) {
        // A server that waits for its database says so, and nothing was done.
        if (error instanceof UnexpectedStatus && error.status === 503) continue;
        if (!(error instanceof ConnectionLost)) throw error;
        lost();
        await back.promise;
      }
    }
  }

  async function order(customer: SeededCustomer): Promise<void> {
    const client = createBrowserClient(port, customer.cookies);
    while (!isOver) {
      const fresh = items.map((item) => ({ ...item, id: ulid() }));
      const body = await untilAnswered(
        () => fillCart(client, fresh),
        () => undefined,
      );
      const key = ulid();
      let wasLost = false;
      const placed = await untilAnswered(
        async () => expectStatus(await placeOrder(client, body, key), 201),
        () => {
          wasLost = true;
        },
      );
      acknowledged.push({ key, userId: customer.userId, answer: placed.text, wasLost });
    }
    client.close();
  }

  const running = Promise.all(customers.map(order));
  running.catch(() => awaited?.done());
  return {
    acknowledged,
    answers: (left) => new Promise((done) => (awaited = { left, done })),
    serverGoes: () => {
      back = Promise.withResolvers<void>();
    },
    serverIsBack: () => back.resolve(),
    finish: async () => {
      isOver = true;
      await running;
    },
  };
}
