import { useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import type { Lab } from "../lab-store.ts";
import { saveText } from "../share/save-text.ts";
import { writeRun } from "../sandbox/run.ts";
import type { AttachedPage } from "./page-link.ts";
import { toRun } from "./to-run.ts";
import * as styles from "./page-bar.css.ts";

interface PageBarProps {
  readonly lab: Lab;
  readonly pages: readonly AttachedPage[];
  /** Null while the sandbox is shown. */
  readonly page: AttachedPage | null;
  readonly onChoose: (page: string | null) => void;
}

/** What is looked at: the sandbox, or a page that tells of its actors; that can be recorded and replayed here. */
export function PageBar({ lab, pages, page, onChoose }: PageBarProps): ReactElement {
  const [from, setFrom] = useState<number | null>(null);
  if (pages.length === 0)
    return <p className={styles.hint}>Add ?inspect to the address of any page to see it here.</p>;
  const recorded = page === null ? [] : page.sightings.slice(from ?? 0);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Pages">
      <SelectField
        label="What is shown"
        labelHidden
        className={styles.choice}
        options={[
          { value: "", label: "Sandbox" },
          ...pages.map(({ id, title }, index) => ({ value: id, label: `Page ${index + 1}: ${title}` })),
        ]}
        value={page?.id ?? ""}
        onChange={(id) => onChoose(id === "" ? null : id)}
      />
      {page !== null && (
        <>
          <Button
            size="xs"
            look={from === null ? "soft" : "solid"}
            onPress={() => setFrom(from === null ? page.sightings.length : null)}
          >
            {from === null ? "Record from here" : "Record from the beginning"}
          </Button>
          <Button
            size="xs"
            look="soft"
            onPress={() => {
              void lab.load(toRun(recorded, page.actors));
              onChoose(null);
            }}
          >
            Replay here
          </Button>
          <Button
            size="xs"
            look="soft"
            onPress={() => saveText("recording.json", writeRun(toRun(recorded, page.actors)))}
          >
            Save the recording
          </Button>
        </>
      )}
    </div>
  );
}
