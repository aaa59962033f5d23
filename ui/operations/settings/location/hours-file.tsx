import { useState, type ReactElement } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { readHoursFile, type HoursFileEntry } from "#core/setting/location/hours-file/hours-file.ts";
import type { HoursFlaw } from "#core/setting/location/hours-file/hours-flaw.ts";
import type { PlaceHours } from "#core/setting/location/hours-file/place-hours.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { readJsonFile } from "../read-json-file.ts";
import * as settings from "../settings.css.ts";
import * as styles from "./hours.css.ts";

interface HoursFileProps {
  /** With the exceptions of the place that was taken before. */
  readonly onTake: (hours: PlaceHours, before: PlaceHours["exceptions"]) => void;
}

/** Hours from a file (SHOP-25, SHOP-27): those of its one place at once, of several those of the place that is chosen. */
export function HoursFile({ onTake }: HoursFileProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.location.file;
  const [places, setPlaces] = useState<readonly HoursFileEntry[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const [flaw, setFlaw] = useState<HoursFlaw | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [exceptions, setExceptions] = useState<PlaceHours["exceptions"]>([]);
  const take = ({ hours }: HoursFileEntry): void => {
    setFlaw(hours.ok ? null : hours.error);
    if (!hours.ok) return;
    onTake(hours.value, exceptions);
    setExceptions(hours.value.exceptions);
  };
  const read = (text: string | null): void => {
    setIsTooLarge(text === null);
    if (text === null) {
      setPlaces([]);
      setFlaw(null);
      return;
    }
    const file = readHoursFile(text);
    const found = file.ok ? file.value : [];
    const [only] = found;
    choose(null);
    setPlaces(found.length > 1 ? found : []);
    setFlaw(file.ok ? null : file.error);
    if (found.length === 1 && only !== undefined) take(only);
  };
  return (
    <div className={styles.file}>
      <div className={settings.actions}>
        <FileTrigger
          acceptedFileTypes={[".json", ".jsonld", "application/json", "application/ld+json"]}
          onSelect={(files) => {
            const file = files?.item(0);
            if (file !== undefined && file !== null) void readJsonFile(file).then(read);
          }}
        >
          <Button size="md" look="soft">
            {words.choose()}
          </Button>
        </FileTrigger>
      </div>
      {places.length > 0 && (
        <RadioGroup
          label={words.place()}
          look="row"
          options={places.map(({ name }, index) => ({
            value: String(index),
            label: name ?? words.unnamed({ n: String(index + 1) }),
          }))}
          value={chosen}
          onChange={(value) => {
            choose(value);
            const place = places[Number(value)];
            if (place !== undefined) take(place);
          }}
        />
      )}
      <p role="status" className={styles.taken}>
        {exceptions.length > 0 && flaw === null ? words.exceptions({ n: exceptions.length }) : ""}
      </p>
      {isTooLarge && (
        <Banner tone="warn" role="alert" title={words.refused()}>
          {words.tooLarge()}
        </Banner>
      )}
      {flaw !== null && (
        <Banner tone="warn" role="alert" title={words.refused()}>
          {words.flaws[flaw.reason]({ written: flaw.written ?? "" })}
        </Banner>
      )}
    </div>
  );
}
