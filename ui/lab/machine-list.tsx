import { useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import * as styles from "./machine-list.css.ts";

interface MachineListProps {
  readonly names: readonly string[];
  /** Those that an actor runs now. */
  readonly running: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Every machine of core, to choose one. */
export function MachineList({ names, running, chosen, onChoose }: MachineListProps): ReactElement {
  const [search, setSearch] = useState("");
  const found = names.filter((name) => name.includes(search.trim().toLowerCase())).toSorted();
  return (
    <nav className={styles.list} aria-label="Machines">
      <TextField
        label={`${names.length} machines`}
        value={search}
        onChange={setSearch}
        placeholder="Search"
        type="search"
      />
      <ul className={styles.names}>
        {found.map((name) => (
          <li key={name}>
            <Button
              bare
              className={styles.name}
              onPress={() => onChoose(name)}
              {...(name === chosen ? { "aria-current": "true" as const } : {})}
            >
              {name}
              {running.includes(name) && (
                <span className={styles.running}>
                  <VisuallyHidden>running</VisuallyHidden>
                </span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>No machine is called that.</p>}
    </nav>
  );
}
