import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { isolate } from "#core/kernel/isolate.ts";
import type { AllWording } from "./bundles.ts";

type AddressLine = Pick<
  DeliveryAddress,
  "street" | "number" | "city" | "block" | "staircase" | "floor" | "apartment" | "intercom"
>;

/** Addresses and phone numbers as people write them. */
export interface PlaceFormat {
  /** The whole address in one line, the intercom last. */
  readonly address: (address: AddressLine) => string;
  /** Street, number and city. */
  readonly shortAddress: (address: Pick<AddressLine, "street" | "number" | "city">) => string;
  /** "0722 000 111" for a Romanian E.164 number, any other as it is. */
  readonly phone: (e164: string) => string;
}

/** Makes the addresses of one language. */
export function createPlaceFormat(all: () => AllWording): PlaceFormat {
  return {
    address: (address) => {
      const words = all().address;
      const { street, number, city, block, staircase, floor, apartment, intercom } = address;
      return [
        isolate(`${street} ${number}`),
        block && words.blockShort({ value: block }),
        staircase && words.staircaseShort({ value: staircase }),
        floor && words.floorShort({ value: floor }),
        apartment && words.apartmentShort({ value: apartment }),
        isolate(city),
        intercom && words.intercomShort({ value: intercom }),
      ]
        .filter(Boolean)
        .join(", ");
    },
    shortAddress: ({ street, number, city }) => `${isolate(`${street} ${number}`)}, ${isolate(city)}`,
    phone: (e164) => e164.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3"),
  };
}
