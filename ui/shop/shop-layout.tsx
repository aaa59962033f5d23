import type { ReactElement, ReactNode } from "react";
import { CartBar } from "#ui/cart/cart-bar.tsx";
import { FulfillmentLayer } from "#ui/fulfillment/fulfillment-layer.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import * as styles from "./shop-layout.css.ts";

interface ShopLayoutProps {
  readonly children: ReactNode;
}

/** The frame of a shop's pages: header, footer, and the cart bar while the cart has lines. */
export function ShopLayout({ children }: ShopLayoutProps): ReactElement {
  const { L } = useI18n();
  return (
    <div className={styles.frame}>
      <SKIP>
        {L.common.skipToContent()}
      </a>
      <ShopHeader />
      <div className={styles.content}>{children}</div>
      <ShopFooter />
      <CartBar />
      <FulfillmentLayer />
    </div>
  );
}
