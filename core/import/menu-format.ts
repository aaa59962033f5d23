/** The formats in which menus come, by the names that the command takes. */
export const MENU_FORMATS = [
  "tastyigniter",
  "square",
  "schema-org",
  "power-api",
  "canteen",
  "table",
  "diner",
] as const;

/** One of them. */
export type MenuFormat = (typeof MENU_FORMATS)[number];

/** The one whose columns are said by who imports. */
export const TABLE_FORMAT = "table" satisfies MenuFormat;
