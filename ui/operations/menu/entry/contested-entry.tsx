import type { ReactElement } from "react";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import { typedEntry } from "#core/draft/entry-form.machine.ts";
import { contestedAspects } from "#core/draft/menu-draft.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { aspectName, aspectText, type AspectScope } from "../publish/aspect-words.ts";
import * as styles from "./entry-fields.css.ts";

interface ContestedEntryProps {
  readonly form: EntryFormActor;
  readonly known: EntryFormContext;
  readonly scope: AspectScope;
}

/** What somebody else made of the same meanwhile, next to what was typed, and the choice between them (MENU-17). */
export function ContestedEntry({ form, known, scope }: ContestedEntryProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuEditor;
  const { base, theirs } = known;
  const mine = typedEntry(known);
  const keepMine = (
    <Button size="sm" color="white" onPress={() => form.send({ type: "entryForm.keepMine" })}>
      {words.keepMine()}
    </Button>
  );
  if (theirs === null)
    return (
      <Banner tone="warn" role="alert" title={words.goneTitle()} action={keepMine}>
        {words.goneText()}
      </Banner>
    );
  const contested = base === null ? [] : contestedAspects(base, mine, theirs);
  return (
    <Banner
      tone="warn"
      role="alert"
      title={words.contestedTitle({ who: known.theirsBy ?? words.somebody() })}
      action={
        <span className={styles.buttons}>
          {keepMine}
          <Button size="sm" color="white" onPress={() => form.send({ type: "entryForm.takeTheirs" })}>
            {words.takeTheirs()}
          </Button>
        </span>
      }
    >
      <p>{words.contestedText()}</p>
      <dl className={styles.contested}>
        {contested.map((ref) => (
          <div key={`${ref.name} ${ref.locale ?? ref.locationId}`}>
            <dt className={styles.strong}>{aspectName(i18n, ref, scope)}</dt>
            <dd>
              {words.theirs()}: <bdi>{aspectText(i18n, ref, theirs, scope)}</bdi>
            </dd>
            <dd>
              {words.mine()}: <bdi>{aspectText(i18n, ref, mine, scope)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
