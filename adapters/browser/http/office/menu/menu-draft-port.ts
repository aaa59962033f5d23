import type { MenuDraftPort } from "#core/draft/menu-draft.ports.ts";
import { smallerPicture } from "../../../platform/smaller-picture.ts";
import type { CallOffice } from "../../caller.ts";

const PER_PAGE = 25;

/** Menus as they are edited, over the wire. */
export function createMenuDraftPort(call: CallOffice): MenuDraftPort {
  return {
    loadMenuDraft: (id, signal) => call("loadMenuDraft", { params: { id } }, signal),
    editMenuDraft: (id, changes, signal) =>
      call("editMenuDraft", { params: { id }, body: { changes } }, signal),
    discardMenuDraft: (id, revision, ids, signal) =>
      call("discardMenuDraft", { params: { id }, body: { revision, ids } }, signal),
    publishMenu: async (id, revision, signal) => {
      await call("publishMenu", { params: { id }, body: { revision } }, signal);
    },
    scheduleMenu: async (id, revision, publishAt, signal) => {
      await call("scheduleMenu", { params: { id }, body: { revision, publishAt } }, signal);
    },
    putProductPicture: async (shopId, id, picture, contentHash, signal) => {
      const body = { shopId, picture: await smallerPicture(picture), contentHash };
      return call("putProductPicture", { params: { id }, body }, signal);
    },
    listMenuPublications: (id, page, signal) =>
      call("listMenuPublications", { params: { id }, query: { page, perPage: PER_PAGE } }, signal),
    previewMenuReversal: async (id, number, signal) =>
      (await call("previewMenuReversal", { params: { id, number } }, signal)).changes,
    revertMenu: async (id, number, publications, signal) => {
      await call("revertMenu", { params: { id, number }, body: { publications } }, signal);
    },
  };
}
