import { writePath } from "#core/contract/codec/endpoint-codec.ts";
import { MENU_IMPORT_ENDPOINTS } from "#core/contract/endpoints/office/menu/menu-imports.ts";
import type { MenuImportPort } from "#core/import/menu-import.ports.ts";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import { findContent, listChosenPictures } from "../../../platform/chosen-pictures.ts";
import type { CallOffice } from "../../caller.ts";

/** Menus from files, over the wire. */
export function createMenuImportPort(call: CallOffice): MenuImportPort {
  return {
    previewMenuImport: async (id, files, options, signal) =>
      call("previewMenuImport", { params: { id }, body: { files: await toSent(files), options } }, signal),
    importMenu: async (id, files, options, revision, signal) => {
      const body = { files: await toSent(files), options, revision };
      return call("importMenu", { params: { id }, body }, signal);
    },
    findMenuFile: (id) => Promise.resolve(`/api${writePath(MENU_IMPORT_ENDPOINTS.downloadMenu, { id })}`),
    openPictures: async (files) => listChosenPictures(files),
    findContent: async (shopId, picture) => findContent(shopId, picture),
  };
}

function toSent(
  files: readonly NamedFile[],
): Promise<readonly { readonly name: string; readonly content: string }[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      content: toBase64(new Uint8Array(await file.arrayBuffer())),
    })),
  );
}

// More arguments than this are too many for a call.
const STEP = 0x80_00;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}
