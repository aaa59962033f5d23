import type { ReactElement } from "react";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { FulfillmentButton } from "#ui/fulfillment/fulfillment-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { HomePanel } from "./home-panel.tsx";

/** The method and the address or location, to be changed there, and the way to the saved ones. */
export function HomePlace(): ReactElement {
  const { t } = useI18n();
  return (
    <HomePanel title={t.home.place()}>
      <FulfillmentButton />
      <p>
        <ScopedLink to="/profile" className={textLink}>
          {t.home.addresses()}
        </ScopedLink>
      </p>
    </HomePanel>
  );
}
