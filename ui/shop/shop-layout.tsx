import type { ReactElement, ReactNode } from "react";
import { CartBar } from "#ui/cart/cart-bar.tsx";
import { FulfillmentLayer } from "#ui/fulfillment/fulfillment-layer.tsx";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import * as styles from "./shop-layout.css.ts";

interface ShopLayoutProps {
  readonly children: ReactNode;
}

/** The frame of a shop's pages: header, footer, and the cart bar while the cart has lines. */
export function ShopLayout({ children }: ShopLayoutProps): ReactElement {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <ShopHeader />
      {/* It floats: by keyboard it is near the top, and not behind a hundred products. */}
      <CartBar />
      <div className={styles.content}>{children}</div>
      <ShopFooter />
      <FulfillmentLayer />
    </div>
  );
}
