import { useState, type ReactElement } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { readHoursFile, type HoursFileEntry } from "#core/setting/location/hours-file/hours-file.ts";
import type { HoursFlaw } from "#core/setting/location/hours-file/hours-flaw.ts";
import type { WeeklyHours } from "#core/shop/opening-hours.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./hours.css.ts";

interface HoursFileProps {
  readonly onTake: (hours: WeeklyHours) => void;
}

/** Hours from a file (SHOP-25): those of its one place at once, of several those of the place that is chosen. */
export function HoursFile({ onTake }: HoursFileProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.location.file;
  const [places, setPlaces] = useState<readonly HoursFileEntry[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const [flaw, setFlaw] = useState<HoursFlaw | null>(null);
  const take = ({ hours }: HoursFileEntry): void => {
    setFlaw(hours.ok ? null : hours.error);
    if (hours.ok) onTake(hours.value);
  };
  const read = (text: string): void => {
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
      <FileTrigger
        acceptedFileTypes={[".json", ".jsonld", "application/json", "application/ld+json"]}
        onSelect={(files) => {
          const file = files?.item(0);
          if (file !== undefined && file !== null) void file.text().then(read);
        }}
      >
        <Button size="md" look="soft">
          {words.choose()}
        </Button>
      </FileTrigger>
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
      {flaw !== null && (
        <Banner tone="warn" role="alert" title={words.refused()}>
          {words.flaws[flaw.reason]({ written: flaw.written ?? "" })}
        </Banner>
      )}
    </div>
  );
}
