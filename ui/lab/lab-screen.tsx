import { Suspense, useState, type ReactElement } from "react";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { UNLIT } from "./chart/chart-view.tsx";
import { ChartWindow } from "./chart/chart-window.tsx";
import { createLayouts, type Detail } from "./chart/layout-of.ts";
import { MACHINES } from "./chart/machines.ts";
import { MachineList } from "./machine-list.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import * as styles from "./lab-screen.css.ts";

const DETAILS = [
  { value: "events", label: "Events" },
  { value: "all", label: "Events and actions" },
] as const;

/** The whole Lab: every machine of core, and the chart of the chosen one. */
export function LabScreen(): ReactElement {
  const [name, setName] = useState(() => nameIn(location.hash));
  const [detail, setDetail] = useState<Detail>("events");
  const [layouts] = useState(createLayouts);
  const machine = MACHINES.get(name);
  const choose = (chosen: string): void => {
    history.replaceState(null, "", `#${chosen}`);
    setName(chosen);
  };
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>Diner Lab</h1>
        <RadioGroup
          label="Detail"
          labelHidden
          look="segments"
          options={DETAILS}
          value={detail}
          onChange={setDetail}
        />
        <ThemeChoice />
      </header>
      <MachineList names={[...MACHINES.keys()]} chosen={name} onChoose={choose} />
      <main className={styles.chart}>
        {machine !== undefined && (
          <Suspense key={`${name} ${detail}`}>
            <ChartWindow name={name} layout={layouts(machine, detail)} lit={UNLIT} />
          </Suspense>
        )}
      </main>
    </div>
  );
}

function nameIn(hash: string): string {
  const [name = ""] = hash.slice(1).split("?");
  return MACHINES.has(name) ? name : "cart";
}
