import { useState, type ReactElement } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { pointCount } from "#core/fulfillment/area/area-flaw.ts";
import { readZoneFile, type ZoneFileTerms } from "#core/fulfillment/area/zone-file.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import { ZONE_LIMITS } from "#core/setting/zone/zone-settings.ts";
import type { Area } from "#core/shop/delivery-zone.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import { readJsonFile } from "../read-json-file.ts";
import { useFlawText } from "./use-flaw-text.ts";
import * as styles from "./zone.css.ts";

/** A zone that a file describes. */
export interface FileZone {
  readonly name: string;
  readonly area: Area;
  readonly terms: ZoneFileTerms;
}

interface ZoneFileSectionProps {
  readonly coordinates: Coordinates;
  /** How many more zones fit. */
  readonly free: number;
  readonly onTake: (areas: readonly FileZone[]) => void;
}

interface ChosenFile {
  readonly name: string;
  /** Null where it is too large to be read. */
  readonly text: string | null;
}

/** Zones from a GeoJSON file: what can be taken of it and what cannot, before any of it is. */
export function ZoneFileSection({ coordinates, free, onTake }: ZoneFileSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  return (
    <SettingSection
      title={words.file()}
      text={words.fileText()}
      actions={
        <FileTrigger
          acceptedFileTypes={[".geojson", ".json", "application/geo+json", "application/json"]}
          onSelect={(files) => {
            const file = files?.item(0);
            if (file !== undefined && file !== null)
              void readJsonFile(file).then((text) => setChosen({ name: file.name, text }));
          }}
        >
          <Button size="md" look="soft">
            {words.chooseFile()}
          </Button>
        </FileTrigger>
      }
    >
      {chosen !== null && (
        <FilePreview
          key={chosen.text}
          file={chosen}
          coordinates={coordinates}
          free={free}
          onTake={(areas) => {
            onTake(areas);
            setChosen(null);
          }}
          onCancel={() => setChosen(null)}
        />
      )}
    </SettingSection>
  );
}

interface FilePreviewProps extends ZoneFileSectionProps {
  readonly file: ChosenFile;
  readonly onCancel: () => void;
}

function FilePreview({ file, coordinates, free, onTake, onCancel }: FilePreviewProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const flawText = useFlawText();
  const [read] = useState(() => (file.text === null ? null : readZoneFile(file.text, coordinates)));
  if (read?.ok !== true)
    return (
      <Banner tone="danger" role="alert" title={file.name}>
        {read === null ? words.fileTooLarge() : flawText(read.error)}
      </Banner>
    );
  const entries = read.value.map((entry) => ({
    ...entry,
    name: (entry.name ?? words.newName({ n: entry.number })).slice(0, ZONE_LIMITS.name),
  }));
  const taken = entries.flatMap(({ name, area, terms }) =>
    area.ok ? [{ name, area: area.value, terms }] : [],
  );
  const fits = taken.length <= free;
  return (
    <div className={styles.preview} role="group" aria-label={file.name}>
      <p role="status">
        <bdi>{file.name}</bdi>:{" "}
        {words.fileCounts({ taken: taken.length, refused: entries.length - taken.length })}
      </p>
      <ul className={styles.entries} tabIndex={0} aria-label={words.fileEntries()}>
        {entries.map(({ number, name, area }) => (
          <li key={number} className={styles.entry}>
            <bdi className={styles.entryName}>{name}</bdi>
            {area.ok ? (
              <Badge tone="success">{words.takenPoints({ n: pointCount(area.value) })}</Badge>
            ) : (
              <span className={styles.refusal}>{flawText(area.error)}</span>
            )}
          </li>
        ))}
      </ul>
      {!fits && <Banner tone="warn">{words.tooMany({ n: free })}</Banner>}
      <div className={settings.actions}>
        {taken.length > 0 && fits && (
          <Button size="md" color="accent" onPress={() => onTake(taken)}>
            {words.take({ n: taken.length })}
          </Button>
        )}
        <Button size="md" color="white" onPress={onCancel}>
          {t.common.cancel()}
        </Button>
      </div>
    </div>
  );
}
