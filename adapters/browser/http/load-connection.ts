import type { HttpConnection } from "./http-ports.ts";
import type { HttpEnvironment } from "./http-client.ts";
import { nextTask } from "./next-task.ts";

/**
 * Connects with all that calls are made with. To make it at once would keep a slow phone from answering for a quarter of a
 * second, so that each part is made in a task of its own (.vite/waves.ts).
 */
export async function loadConnection(environment: HttpEnvironment): Promise<HttpConnection> {
  await Promise.all([
    import("#core/contract/shop/shop.ts"),
    import("#core/contract/cart/cart.ts"),
    import("#core/contract/order.ts"),
  ]);
  await nextTask();
  const { connectHttp } = await import("./http-ports.ts");
  await nextTask();
  return connectHttp(environment);
}
