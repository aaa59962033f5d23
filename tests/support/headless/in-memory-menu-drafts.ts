import { editDraft } from "#core/draft/edit-draft.ts";
import { draftContent, type DraftChange } from "#core/draft/menu-draft.ts";
import type { HeldChanges, MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuContent, MenuEntryId } from "#core/draft/menu-entry.ts";
import { uploadedPicture } from "#core/menu/picture.ts";
import { toId, type PictureId, type ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { aCategoryEntry, aProductEntry } from "../builders/menu-entry.ts";
import { CENTRU } from "../builders/shop.ts";
import { idOf, NOON } from "../builders/values.ts";
import { refused, type InMemoryPorts } from "./call-log.ts";

/** Menus as they are edited, in memory: one menu for all shops, of a category with one product. */
export function createInMemoryMenuDrafts(): InMemoryPorts["menuDrafts"] {
  let entries: MenuContent = [aCategoryEntry(), aProductEntry()];
  let changes: readonly DraftChange[] = [];
  let revision = 0;
  let publications = 0;
  let publishAt: Instant | null = null;

  function replace(held: readonly DraftChange[], settled: readonly MenuEntryId[]): HeldChanges {
    const replaced = new Set([...settled, ...held.map(({ id }) => id)]);
    changes = [...changes.filter(({ id }) => !replaced.has(id)), ...held];
    revision += 1;
    return { revision, changes: held, settled };
  }

  return {
    loadMenuDraft: (shopId): MenuDraft => ({
      shopId: toId<ShopId>(shopId),
      shopSlug: "bistro-nord",
      revision,
      locale: "ro",
      currency: "RON",
      locations: [{ id: CENTRU, slug: "centru", name: "Centru" }],
      entries,
      changes,
      publishAt,
      scheduledBy: publishAt === null ? null : "Mihai Pop",
      missedAt: null,
      publications,
    }),
    editMenuDraft: (_shopId, asked) => {
      const edited = editDraft(entries, changes, asked, { by: "Mihai Pop", now: NOON });
      if (!edited.ok) throw refused(edited.error);
      return replace(edited.value.changes, edited.value.settled);
    },
    discardMenuDraft: (_shopId, _revision, ids) => replace([], ids ?? changes.map(({ id }) => id)),
    scheduleMenu: (_shopId, _revision, at) => {
      publishAt = at;
    },
    putProductPicture: () => uploadedPicture(idOf<PictureId>("picture"), 1280, 960),
    listMenuPublications: () => ({ items: [], page: 1, perPage: 25, total: 0 }),
    previewMenuReversal: () => [],
    revertMenu: () => undefined,
    publishMenu: () => {
      entries = draftContent(entries, changes);
      changes = [];
      revision += 1;
      publications += 1;
    },
  };
}
