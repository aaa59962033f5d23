import type { Plugin } from "vite";
import { editPackage, type PackageEdit } from "./package-edits.ts";

/** What the package does with each of its 340 zones and the machine's own as it is loaded, and what instead. */
export const LATE_ZONES: readonly PackageEdit[] = [
  [
    "var tzdbZoneInfo = zones[links[zoneId]];",
    `var tzdbZoneInfo = zones[links[zoneId]];
    if (typeof tzdbZoneInfo === "string") tzdbZoneInfo = zones[links[zoneId]] = unpack(tzdbZoneInfo);`,
  ],
  [
    `var tzdbZoneInfo = unpack(packedZoneInfo);
      AVAILABLE_ZONE_IDS.push(tzdbZoneInfo.name);
      zones[tzdbZoneInfo.name] = tzdbZoneInfo;
      links[tzdbZoneInfo.name] = tzdbZoneInfo.name;`,
    `var zoneName = packedZoneInfo.slice(0, packedZoneInfo.indexOf("|"));
      AVAILABLE_ZONE_IDS.push(zoneName);
      zones[zoneName] = packedZoneInfo;
      links[zoneName] = zoneName;`,
  ],
  // Where the machine is takes the machine's calendar to find out, 15 ms on a server, and nothing here depends on it.
  [
    `var resolvedZoneId = getResolvedZoneId(ZoneId);
  if (resolvedZoneId == null) {
    return;
  }
  ZoneId.systemDefault = function () {
    return resolvedZoneId;
  };`,
    `var known = ZoneId.systemDefault;
  ZoneId.systemDefault = function () {
    return getResolvedZoneId(ZoneId) || known.call(ZoneId);
  };`,
  ],
];

/**
 * Has the calendar read a time zone when it is first asked for. By itself it reads the past and the future of all of them
 * as it is loaded, and keeps what it read; a shop needs one.
 */
export function readZonesLate(): Plugin {
  return editPackage("read-zones-late", /\/@js-joda\/timezone\/dist\/js-joda-timezone\.esm\.js$/, LATE_ZONES);
}
