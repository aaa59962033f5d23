import type { ReactElement } from "react";
import { toId, type OrderId } from "#core/kernel/id.ts";
import { page } from "#ui/design/layout.css.ts";
import type { ScreenProps } from "#ui/router/screen.ts";
import { OrderPage } from "./order-page.tsx";
import * as styles from "./order-screen.css.ts";

/** One order, live. */
export default function OrderScreen({ params }: ScreenProps): ReactElement {
  const id = params["order"] ?? "";
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "middle" })} ${styles.screen}`}>
      <OrderPage key={id} orderId={toId<OrderId>(id)} />
    </main>
  );
}
