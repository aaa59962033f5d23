import type { ReactElement } from "react";
import type { EntryFormActor } from "#core/draft/entry-form.machine.ts";
import { selectEntryForm } from "#core/draft/entry-form.selectors.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { ENTRY_LENGTHS, isGroup, isModifier, isProduct, type MenuContent } from "#core/draft/menu-entry.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { ContestedEntry } from "./contested-entry.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { GroupFields } from "./group-fields.tsx";
import { ModifierFields } from "./modifier-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { ProductFields } from "./product-fields.tsx";

interface EntryFieldsProps {
  readonly form: EntryFormActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  /** Whether somebody else changed the same. */
  readonly isContested: boolean;
}

/** What the form of an entry asks; a letter draws this again, and not the dialog around it. */
export function EntryFields({ form, draft, content, isContested }: EntryFieldsProps): ReactElement {
  const known = useSelected(form, selectEntryForm);
  return (
    <>
      {isContested && <ContestedEntry form={form} known={known} scope={{ draft, content }} />}
      <NameFields
        form={form}
        names={known.entry.names}
        own={known.locale}
        problems={known.problems}
        maxLength={isModifier(known.entry) ? ENTRY_LENGTHS.modifierName : ENTRY_LENGTHS.name}
      />
      {isProduct(known.entry) && (
        <>
          <DescriptionFields form={form} descriptions={known.entry.descriptions} />
          <ProductFields form={form} known={known} entry={known.entry} draft={draft} content={content} />
        </>
      )}
      {isGroup(known.entry) && <GroupFields form={form} entry={known.entry} />}
      {isModifier(known.entry) && (
        <ModifierFields form={form} known={known} entry={known.entry} draft={draft} content={content} />
      )}
    </>
  );
}
