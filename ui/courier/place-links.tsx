import type { ReactElement } from "react";
import { geoAddress, mapAddress } from "#core/fulfillment/map-address.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { PinIcon } from "#ui/design/icons/storefront.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./run.css.ts";

interface PlaceLinksProps {
  readonly coordinates: Coordinates;
  /** Tells the links of two places apart. */
  readonly name: string;
}

/** A place in the map app of the phone, and on a map of the web: nothing of either is loaded here. */
export function PlaceLinks({ coordinates, name }: PlaceLinksProps): ReactElement {
  const { t } = useI18n();
  return (
    <p className={styles.links}>
      <a href={geoAddress(coordinates)} className={buttonStyle({ size: "sm", color: "white" })}>
        <PinIcon size={18} />
        {t.courier.mapApp()}
        <VisuallyHidden>
          , <bdi>{name}</bdi>
        </VisuallyHidden>
      </a>
      <a
        href={mapAddress(coordinates)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ size: "sm", color: "white" })}
      >
        {t.common.openMap()}
        <VisuallyHidden>
          , <bdi>{name}</bdi> ({t.common.opensInNewTab()})
        </VisuallyHidden>
      </a>
    </p>
  );
}
