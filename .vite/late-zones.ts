import type { Plugin } from "vite";

/** What the package does with each of its 340 zones as it is loaded, and what instead. */
const EDITS: readonly (readonly [from: string, to: string])[] = [
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
];

/**
 * Has the calendar read a time zone when it is first asked for. By itself it reads the past and the future of all of them
 * as it is loaded, and keeps what it read; a shop needs one. A package that does it in other words fails the build.
 */
export function readZonesLate(): Plugin {
  return {
    name: "read-zones-late",
    apply: "build",
    transform: {
      filter: { id: /\/@js-joda\/timezone\/dist\/js-joda-timezone\.esm\.js$/ },
      handler: withLateZones,
    },
  };
}

/** The package's file with its zones read when they are asked for. */
export function withLateZones(code: string): string {
  return EDITS.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The zones of this calendar are not read by ${from}`);
    return text.replace(from, to);
  }, code);
}
