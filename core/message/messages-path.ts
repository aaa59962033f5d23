import type { OrganizationId } from "#core/kernel/id.ts";
import { SETTINGS_PATH } from "#core/setting/location/setting-paths.ts";

/** Where the messages of an organization are. */
export function messagesPath(organizationId: OrganizationId): string {
  return `${SETTINGS_PATH}/messages/${organizationId}`;
}
