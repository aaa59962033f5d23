import { useState, type ReactElement } from "react";
import { SelectField } from "#ui/design/field/select-field.tsx";
import type { Lab, LabState } from "../lab-store.ts";
import type { PortAnswer } from "../sandbox/port-answers.ts";
import { ERROR_TAGS } from "../sandbox/run.ts";
import * as styles from "./drive-panel.css.ts";

interface PortListProps {
  /** Every call that a port has, as "port.method". */
  readonly calls: readonly string[];
  readonly state: LabState;
  readonly lab: Lab;
}

/** How long a slow port takes, in milliseconds. */
const SLOW_MS = 5000;

const ANSWERS: readonly { readonly value: string; readonly label: string; readonly answer: PortAnswer }[] = [
  { value: "success", label: "succeeds", answer: { kind: "success" } },
  ...ERROR_TAGS.map((tag) => ({
    value: tag,
    label: `fails: ${tag}`,
    answer: { kind: "failure" as const, tag },
  })),
  { value: "slow", label: "takes 5 s", answer: { kind: "slow", millis: SLOW_MS } },
  { value: "never", label: "never answers", answer: { kind: "never" } },
];

/** How ports answer: those that were asked or changed, and any other one by its name. */
export function PortList({ calls, state, lab }: PortListProps): ReactElement {
  const [added, setAdded] = useState<readonly string[]>([]);
  const asked = state.calls.map(({ name }) => name);
  const listed = calls.filter(
    (name) => asked.includes(name) || state.answers.has(name) || added.includes(name),
  );
  const last = new Map(state.calls.map(({ name, state: end }) => [name, end]));
  return (
    <section className={styles.section} aria-label="Ports">
      <h2 className={styles.title}>Ports answer</h2>
      {listed.map((name) => (
        <SelectField
          key={name}
          label={last.has(name) ? `${name} · ${last.get(name)}` : name}
          options={ANSWERS}
          value={valueOf(state.answers.get(name))}
          onChange={(value) => {
            const chosen = ANSWERS.find((one) => one.value === value);
            if (chosen !== undefined) void lab.take({ kind: "answer", call: name, answer: chosen.answer });
          }}
        />
      ))}
      <SelectField
        label="Another port"
        options={[
          { value: "", label: "Choose a call" },
          ...calls.filter((name) => !listed.includes(name)).map((name) => ({ value: name, label: name })),
        ]}
        value=""
        onChange={(name) => setAdded([...added, name])}
      />
    </section>
  );
}

function valueOf(answer: PortAnswer | undefined): string {
  if (answer === undefined) return "success";
  return answer.kind === "failure" ? answer.tag : answer.kind;
}
