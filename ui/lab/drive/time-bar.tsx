import { useEffect, useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { clockText, DAY_MS, durationText, MINUTE_MS } from "../log/step-text.ts";
import type { Lab, LabState } from "../lab-store.ts";
import * as styles from "./time-bar.css.ts";

/** What passes with every beat of play. */
const BEAT_MS = 250;
/** What a press lets pass. */
const JUMPS = [BEAT_MS, MINUTE_MS, DAY_MS] as const;

interface TimeBarProps {
  readonly lab: Lab;
  readonly state: LabState;
}

/** Back and forward through the run, and the virtual clock. */
export function TimeBar({ lab, state }: TimeBarProps): ReactElement {
  const { run, taken, isBusy, now } = state;
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const beat = setInterval(() => void lab.pass(BEAT_MS), BEAT_MS);
    return () => clearInterval(beat);
  }, [isPlaying, lab]);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Time and steps">
      <Button
        size="xs"
        look="soft"
        isDisabled={taken === 0 || isBusy}
        onPress={() => void lab.goTo(taken - 1)}
      >
        Previous
      </Button>
      <span className={styles.figure}>
        {taken} / {run.steps.length}
      </span>
      <Button
        size="xs"
        look="soft"
        isDisabled={taken === run.steps.length || isBusy}
        onPress={() => void lab.goTo(taken + 1)}
      >
        Next
      </Button>
      <span className={styles.clock} aria-label="Virtual time">
        {clockText(now)}
      </span>
      {JUMPS.map((millis) => (
        <Button
          key={millis}
          size="xs"
          look="soft"
          isDisabled={isBusy}
          onPress={() => void lab.take({ kind: "pass", millis })}
        >
          +{durationText(millis)}
        </Button>
      ))}
      <Button size="xs" look={isPlaying ? "solid" : "soft"} onPress={() => setPlaying(!isPlaying)}>
        {isPlaying ? "Pause" : "Play"}
      </Button>
    </div>
  );
}
