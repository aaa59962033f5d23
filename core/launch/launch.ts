import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";

/** What a new shop needs before it is published (SHOP-20), in the order in which it is done. */
export const LAUNCH_STEPS = ["hours", "zones", "menu", "staff", "sound", "test", "publish"] as const;

/** One of them. */
export type LaunchStepName = (typeof LAUNCH_STEPS)[number];

/** What one location still lacks. */
export interface LaunchPlace {
  readonly locationId: LocationId;
  readonly name: string;
  /** No method has an hour in which it is open. */
  readonly lacksHours: boolean;
  /** It delivers, and nowhere. */
  readonly lacksZones: boolean;
}

/** How far a shop is, as it is now: nothing of it is a tick that somebody made, but for the sound. */
export interface Launch {
  readonly shopId: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly isPublished: boolean;
  readonly places: readonly LaunchPlace[];
  /** Products of the published menu. */
  readonly products: number;
  /** People of the organization and invitations that wait. */
  readonly people: number;
  readonly isSoundTried: boolean;
  /** Test orders that there are, and how many of them were completed. */
  readonly tests: { readonly placed: number; readonly fulfilled: number };
}

/** One step, with the locations that keep it from being done. */
export interface LaunchStep {
  readonly name: LaunchStepName;
  readonly isDone: boolean;
  readonly lacking: readonly LaunchPlace[];
}

/** What a location lacks, with its active zones; a method counts that it offers. */
export function launchPlace(
  location: Pick<Location, "id" | "name" | "supportedFulfillmentMethods" | "openingHours">,
  zones: readonly unknown[],
): LaunchPlace {
  const methods = FULFILLMENT_METHODS.filter((method) =>
    location.supportedFulfillmentMethods.includes(method),
  );
  const isOpen = methods.some((method) =>
    Object.values(location.openingHours[method]).some((intervals) => intervals.length > 0),
  );
  return {
    locationId: location.id,
    name: location.name,
    lacksHours: !isOpen,
    lacksZones: methods.includes("delivery") && zones.length === 0,
  };
}

/** The steps of a shop (SHOP-20). A published shop has done all: what it lacks later is said where it is set. */
export function launchSteps(launch: Launch): readonly LaunchStep[] {
  const { places, products, people, isSoundTried, tests, isPublished } = launch;
  const lacking: Partial<Record<LaunchStepName, readonly LaunchPlace[]>> = {
    hours: places.filter(({ lacksHours }) => lacksHours),
    zones: places.filter(({ lacksZones }) => lacksZones),
  };
  const isDone: Readonly<Record<LaunchStepName, boolean>> = {
    hours: places.length > 0 && lacking.hours?.length === 0,
    zones: places.length > 0 && lacking.zones?.length === 0,
    menu: products > 0,
    staff: people > 1,
    sound: isSoundTried,
    test: tests.fulfilled > 0,
    publish: isPublished,
  };
  return LAUNCH_STEPS.map((name) => ({
    name,
    isDone: isPublished || isDone[name],
    lacking: isPublished ? [] : (lacking[name] ?? []),
  }));
}

/** The step that is to be done next; null when nothing is left. */
export function nextStep(steps: readonly LaunchStep[]): LaunchStep | null {
  return steps.find(({ isDone }) => !isDone) ?? null;
}

/** How many steps are done. */
export function doneCount(steps: readonly LaunchStep[]): number {
  return steps.filter(({ isDone }) => isDone).length;
}
