import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import { toId, type DeliveryAddressId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { NOWHERE } from "#core/routing/start-place.ts";
import type { InMemoryPorts } from "./call-log.ts";

/** What was saved on the device. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

interface PersonDeps {
  readonly now: () => Instant;
  readonly user: () => User;
  readonly files: SavedFile[];
  readonly signOut: () => void;
}

/** What a person proves the password for; every password is right. */
export function createInMemoryPerson({
  now,
  user,
  files,
  signOut,
}: PersonDeps): Pick<InMemoryPorts, "person" | "files" | "rewards" | "builds"> {
  return {
    builds: { readVersion: () => "" },
    rewards: {
      load: () => ({ availableRewardPoints: 0, held: 0, pointsPerUnit: "1", redeemable: [] }),
      listEntries: (_shopId, page) => ({ items: [], page, perPage: 25, total: 0 }),
    },
    person: {
      changePassword: () => undefined,
      exportPerson: () => ({ madeAt: now(), ordersLeftOut: 0, records: { users: [{ id: user().id }] } }),
      deleteAccount: signOut,
    },
    files: {
      saveJson: (name, text) => {
        files.push({ name, text });
        return Promise.resolve();
      },
    },
  };
}

/** A profile after a change, as the server keeps it. */
export function changedProfile(
  user: User,
  { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault, ...profile }: ProfileChange,
  newId: () => string,
): User {
  const wanted = { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault };
  const { replacesAddress, defaultDeliveryAddress, deliveryAddresses } = savedAddresses(user, wanted, () =>
    toId<DeliveryAddressId>(newId()),
  );
  return {
    ...user,
    ...profile,
    ...(replacesAddress ? { defaultDeliveryAddress } : {}),
    ...(deliveryAddresses === null ? {} : { deliveryAddresses }),
  };
}

/** A browser without web push that nobody shares. */
export function createInMemoryDevice(): Pick<
  InMemoryPorts,
  "push" | "orderPush" | "pushDevice" | "startPlaces" | "tablet"
> {
  return {
    push: {
      readPush: () => ({ publicKey: "", isOn: false }),
      switchPush: (device) => ({ publicKey: "", isOn: device !== null }),
    },
    orderPush: {
      readOrderPush: () => ({ publicKey: "", isOn: false }),
      switchOrderPush: (_id, device) => ({ publicKey: "", isOn: device !== null }),
    },
    startPlaces: {
      read: () => Promise.resolve(NOWHERE),
      rememberShop: () => Promise.resolve(),
      rememberOrder: () => Promise.resolve(),
      forgetOrder: () => Promise.resolve(),
    },
    pushDevice: {
      consent: () => Promise.resolve("missing"),
      subscribe: () => Promise.resolve(null),
      unsubscribe: () => Promise.resolve(),
    },
    tablet: {
      readTablet: () => null,
      switchPerson: () => undefined,
      hasPin: () => false,
      writePin: () => undefined,
      listTablets: () => [],
      shareTablet: () => undefined,
      revokeTablet: () => undefined,
    },
  };
}
