import { useState, type ReactElement } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "#ui/design/button/button.tsx";
import type { Lab, LabState } from "../lab-store.ts";
import { EMPTY_RUN, readRun, writeRun } from "../sandbox/run.ts";
import { writeAddress } from "./run-address.ts";
import { toTest } from "./to-test.ts";
import { saveText } from "./save-text.ts";
import * as styles from "./share-bar.css.ts";

interface ShareBarProps {
  readonly lab: Lab;
  readonly state: LabState;
  readonly machine: string;
  /** The actor whose states an exported test expects. */
  readonly actor: string;
}

/** Begins a run again, and shares it: as a link, or as a file. */
export function ShareBar({ lab, state, machine, actor }: ShareBarProps): ReactElement {
  const [said, setSaid] = useState("");
  const { run } = state;
  const share = (): void => {
    const address = writeAddress({ machine, run });
    history.replaceState(null, "", address);
    const copied = `${location.href.split("#")[0]}${address}`;
    void navigator.clipboard.writeText(copied).then(
      () => setSaid("The link is copied."),
      () => setSaid("The link stands in the address."),
    );
  };
  const open = async (files: FileList | null): Promise<void> => {
    const read = readRun((await files?.item(0)?.text()) ?? "");
    setSaid(read === null ? "That file holds no run." : "");
    if (read !== null) await lab.load(read);
  };
  const exportTest = async (): Promise<void> => {
    saveText("run.test.ts", await toTest(run, `${machine}: what this run shows`, [actor]));
    setSaid("Give the test a title, and a folder below tests/ui/lab/runs.");
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label="Run">
      <Button size="xs" look="soft" onPress={() => void lab.load(EMPTY_RUN)}>
        New as guest
      </Button>
      <Button size="xs" look="soft" onPress={() => void lab.load({ ...EMPTY_RUN, isSignedIn: true })}>
        New signed in
      </Button>
      <Button size="xs" look="soft" onPress={share}>
        Link
      </Button>
      <Button size="xs" look="soft" onPress={() => saveText("run.json", writeRun(run))}>
        Save
      </Button>
      <FileTrigger acceptedFileTypes={[".json"]} onSelect={(files) => void open(files)}>
        <Button size="xs" look="soft">
          Open
        </Button>
      </FileTrigger>
      <Button size="xs" look="soft" onPress={() => void exportTest()}>
        Export test
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
