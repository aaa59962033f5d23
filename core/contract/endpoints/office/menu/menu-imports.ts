import type { ShopId } from "#core/kernel/id.ts";
import { MAX_IMPORT_BYTES } from "#core/import/menu-import.ts";
import { idParams } from "../../../list/query.ts";
import { heldChanges } from "../../../menu/menu-draft.ts";
import { importCommand, importPreview, importRequest } from "../../../menu/menu-import.ts";
import { menuFile } from "../../../shop/menu-file.ts";
import { endpoint } from "../../define-endpoint.ts";
import { MENU_IMPORT_ERRORS } from "../../error-key.ts";

const MENU_PATH = "/operations/menus/{id}";
// Base64 is a third longer than what it holds; names and options take little.
const MAX_BYTES = Math.ceil((MAX_IMPORT_BYTES * 4) / 3) + 65_536;

/** Menus that come from files and leave as one (IMPORT-8); the id is the shop's. */
export const MENU_IMPORT_ENDPOINTS = {
  previewMenuImport: endpoint("POST", `${MENU_PATH}/import/preview`, {
    permission: "menu.change",
    summary: "What files would change in the draft of a menu; writes nothing",
    params: idParams<ShopId>(),
    body: importRequest,
    answer: importPreview,
    maxBytes: MAX_BYTES,
  }),
  importMenu: endpoint("POST", `${MENU_PATH}/import`, {
    permission: "menu.change",
    summary: "Takes the menu of files into the draft that they were compared with",
    params: idParams<ShopId>(),
    body: importCommand,
    answer: heldChanges,
    errors: MENU_IMPORT_ERRORS,
    maxBytes: MAX_BYTES,
  }),
  downloadMenu: endpoint("GET", `${MENU_PATH}/file`, {
    permission: "menu.change",
    summary: "The published menu as a file that imports read",
    params: idParams<ShopId>(),
    answer: menuFile,
  }),
} as const;
