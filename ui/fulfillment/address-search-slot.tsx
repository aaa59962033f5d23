import { Suspense, type ReactElement } from "react";
import type { FoundAddress } from "#core/fulfillment/address/address-search.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { late } from "#ui/errors/late.tsx";

const AddressSearch = late(async () => (await import("./address-search.tsx")).AddressSearch);

interface AddressSearchSlotProps {
  readonly locationId: LocationId;
  readonly onTake: (address: FoundAddress) => void;
}

/** The search for an address, where the installation has a geocoder. */
export function AddressSearchSlot(props: AddressSearchSlotProps): ReactElement | null {
  const { hasGeocoder } = usePageSettings().outside;
  return hasGeocoder ? (
    <Suspense>
      <AddressSearch {...props} />
    </Suspense>
  ) : null;
}
