import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";
import { pageOf } from "../../../list/page.ts";
import { idParams, PAGING } from "../../../list/query.ts";
import {
  draftDiscard,
  draftPublication,
  draftSchedule,
  entryChanges,
  heldChanges,
  menuDraft,
} from "../../../menu/menu-draft.ts";
import { publication, reversal, reversalCommand, reversalParams } from "../../../menu/menu-publication.ts";
import { wireStruct } from "../../../schema/wire-struct.ts";
import { pictureForm, uploadedPicture } from "../../../menu/picture.ts";
import { endpoint } from "../../define-endpoint.ts";
import { MENU_DRAFT_ERRORS } from "../../error-key.ts";

const DRAFT_PATH = "/operations/menus/{id}/draft";
const PUBLICATIONS_PATH = "/operations/menus/{id}/publications";
// Entries in all languages, before and after.
const MAX_BYTES = 1_048_576;
// A picture, and what a form writes around it.
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 65_536;

/** The menu of a shop as it is edited (MENU-15); the id is the shop's. */
export const MENU_DRAFT_ENDPOINTS = {
  loadMenuDraft: endpoint("GET", DRAFT_PATH, {
    permission: "menu.change",
    summary: "The menu of a shop as it is published, and what waits to be",
    params: idParams<ShopId>(),
    answer: menuDraft,
  }),
  editMenuDraft: endpoint("PATCH", DRAFT_PATH, {
    permission: "menu.change",
    summary: "Changes entries of the draft, or none where one is another than was seen",
    params: idParams<ShopId>(),
    body: entryChanges,
    answer: heldChanges,
    errors: MENU_DRAFT_ERRORS,
    maxBytes: MAX_BYTES,
  }),
  discardMenuDraft: endpoint("POST", `${DRAFT_PATH}/discard`, {
    permission: "menu.change",
    summary: "Takes changes out of the draft",
    params: idParams<ShopId>(),
    body: draftDiscard,
    answer: heldChanges,
    errors: MENU_DRAFT_ERRORS,
  }),
  publishMenu: endpoint("POST", `${DRAFT_PATH}/publish`, {
    permission: "menu.change",
    summary: "Publishes the draft as it was seen",
    params: idParams<ShopId>(),
    body: draftPublication,
    errors: MENU_DRAFT_ERRORS,
  }),
  scheduleMenu: endpoint("POST", `${DRAFT_PATH}/schedule`, {
    permission: "menu.change",
    summary: "Sets when the draft publishes itself, with what is changed until then; null takes it back",
    params: idParams<ShopId>(),
    body: draftSchedule,
    errors: MENU_DRAFT_ERRORS,
  }),
  putProductPicture: endpoint("PUT", "/operations/products/{id}/picture", {
    permission: "menu.change",
    summary: "Keeps a picture for a product; the draft names it, and what no menu names is forgotten",
    params: idParams<ProductId>(),
    body: pictureForm,
    bodyKind: "form",
    answer: uploadedPicture,
    maxBytes: MAX_FORM_BYTES,
  }),
  listMenuPublications: endpoint("GET", PUBLICATIONS_PATH, {
    permission: "menu.change",
    summary: "How the menu of a shop was published, the newest first",
    params: idParams<ShopId>(),
    query: wireStruct({ ...PAGING }),
    answer: pageOf(publication),
  }),
  previewMenuReversal: endpoint("GET", `${PUBLICATIONS_PATH}/{number}/reversal`, {
    permission: "menu.change",
    summary:
      "What would be other, were the menu after a publication brought back; 0 is the one before the first",
    params: reversalParams,
    answer: reversal,
  }),
  revertMenu: endpoint("POST", `${PUBLICATIONS_PATH}/{number}/reversal`, {
    permission: "menu.change",
    summary: "Brings back the menu after a publication, but for what was changed by other means since",
    params: reversalParams,
    body: reversalCommand,
    errors: MENU_DRAFT_ERRORS,
  }),
} as const;
