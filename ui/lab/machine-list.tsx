import { useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import * as styles from "./machine-list.css.ts";

interface MachineListProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Every machine of core, to choose one. */
export function MachineList({ names, chosen, onChoose }: MachineListProps): ReactElement {
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
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>No machine is called that.</p>}
    </nav>
  );
}
