import type { ReactElement } from "react";
import { createMenuImport } from "#core/app/screen/menu/create-menu-import.ts";
import { createPictureImport } from "#core/app/screen/menu/create-picture-import.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import {
  selectHasImportFailed,
  selectIsImportBusy,
  selectIsImported,
  selectMenuImport,
} from "#core/import/menu-import.selectors.ts";
import type { ImportOptions } from "#core/import/menu-import.ts";
import {
  selectArePicturesDone,
  selectArePicturesUploading,
  selectIsOpening,
  selectPictureImport,
} from "#core/import/picture/picture-import.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ImportFiles } from "./import-files.tsx";
import { ImportPictures } from "./import-pictures.tsx";
import { ImportOptionFields } from "./import-options.tsx";
import { ImportPreviewParts } from "./import-preview.tsx";
import * as styles from "./import.css.ts";

interface ImportViewProps {
  readonly editor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

/** A menu from files: chosen, read, compared with the draft, and only then taken into it (IMPORT-8). */
export function ImportView({ editor, draft, content }: ImportViewProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.menuImport;
  const actor = useScreenActor((app) => createMenuImport(app, editor, draft.shopId));
  const chosen = useSelected(actor, selectMenuImport);
  const isBusy = useSelected(actor, selectIsImportBusy);
  const hasFailed = useSelected(actor, selectHasImportFailed);
  const isImported = useSelected(actor, selectIsImported);
  const { preview, options, error } = chosen;
  const pictures = useScreenActor((app) => createPictureImport(app, editor, actor, draft.shopId));
  const named = useSelected(pictures, selectPictureImport);
  const areOpening = useSelected(pictures, selectIsOpening);
  const areUploading = useSelected(pictures, selectArePicturesUploading);
  const areUploaded = useSelected(pictures, selectArePicturesDone);
  const setOptions = (next: ImportOptions): void =>
    actor.send({ type: "menuImport.setOptions", options: next });
  return (
    <div className={styles.view}>
      <div className={styles.part}>
        <h2 className={styles.heading}>{words.title()}</h2>
        <p className={styles.text}>{words.text()}</p>
        <ImportFiles
          chosen={chosen}
          isReading={isBusy}
          isDisabled={areUploading || (isBusy && chosen.files.length > 0 && preview !== null)}
          onChoose={(files) => actor.send({ type: "menuImport.choose", files })}
        />
      </div>
      {hasFailed && error !== null && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onPress={() => actor.send({ type: "menuImport.retry" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {errorText(i18n, error.key)}
        </Banner>
      )}
      {isImported && (
        <Banner tone="success" role="status" title={words.taken({ n: chosen.taken })}>
          {words.takenText()}
        </Banner>
      )}
      {(areUploading || areUploaded || (preview !== null && named.pictures.length > 0)) && (
        <ImportPictures pictures={pictures} isDisabled={isBusy} />
      )}
      {preview !== null && (
        <>
          <ImportOptionFields draft={draft} options={options} preview={preview} onChange={setOptions} />
          <ImportPreviewParts
            preview={preview}
            draft={draft}
            content={content}
            wins={options.wins}
            onWins={(wins) => setOptions({ ...options, wins })}
          />
          <div className={styles.buttons}>
            {preview.changes.length > 0 && (
              <Button
                color="accent"
                loading={isBusy}
                isDisabled={areOpening}
                onPress={() => actor.send({ type: "menuImport.import" })}
              >
                {words.take()}
              </Button>
            )}
            {preview.changes.length === 0 && (named.found?.ready.length ?? 0) > 0 && (
              <Button
                color="accent"
                loading={areUploading}
                isDisabled={isBusy || areOpening}
                onPress={() => pictures.send({ type: "pictureImport.upload" })}
              >
                {words.pictures.upload()}
              </Button>
            )}
            <Button
              color="white"
              isDisabled={isBusy || areUploading}
              onPress={() => actor.send({ type: "menuImport.cancel" })}
            >
              {t.common.cancel()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
