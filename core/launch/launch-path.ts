import type { ShopId } from "#core/kernel/id.ts";
import { SETTINGS_PATH } from "#core/setting/location/setting-paths.ts";

/** Where a shop's way to the public is. */
export function launchPath(shopId: ShopId): string {
  return `${SETTINGS_PATH}/launch/${shopId}`;
}
