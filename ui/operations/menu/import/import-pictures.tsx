import { useId, type ReactElement, type ReactNode } from "react";
import { pictureProblemOf } from "#core/draft/picture-upload.machine.ts";
import type { PictureImportActor } from "#core/import/picture/picture-import.machine.ts";
import {
  selectArePicturesDone,
  selectArePicturesUploading,
  selectIsOpening,
  selectPictureImport,
} from "#core/import/picture/picture-import.selectors.ts";
import { pictureTotal } from "#core/import/picture/picture-import.ts";
import { UPLOADED_PICTURE_TYPES } from "#core/menu/picture.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { ProgressBar } from "#ui/design/feedback/progress-bar.tsx";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImportPicturesFound, PictureList } from "./import-pictures-found.tsx";
import * as styles from "./import.css.ts";

const PICTURE_FILES = [".zip", ...UPLOADED_PICTURE_TYPES];

interface ImportPicturesProps {
  readonly pictures: PictureImportActor;
  /** Whether files are read or written, and choosing has to wait. */
  readonly isDisabled: boolean;
}

/** The pictures that a menu names: chosen next to it, found by name, and uploaded once the draft has their products (IMPORT-11). */
export function ImportPictures({ pictures, isDisabled }: ImportPicturesProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuImport.pictures;
  const id = useId();
  const context = useSelected(pictures, selectPictureImport);
  const isOpening = useSelected(pictures, selectIsOpening);
  const isUploading = useSelected(pictures, selectArePicturesUploading);
  const areDone = useSelected(pictures, selectArePicturesDone);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {words.title()}
      </h3>
      {!isUploading && !areDone && (
        <>
          <PictureFiles
            pictures={pictures}
            isOpening={isOpening}
            isDisabled={isDisabled}
            hasChosen={context.files.length > 0}
          >
            <p className={styles.hint}>{words.named({ n: context.pictures.length })}</p>
            <p className={styles.hint}>{words.hint()}</p>
            <p role="status" className={styles.hint}>
              {isOpening ? words.opening() : ""}
            </p>
            {context.problem !== null && (
              <p role="alert" className={styles.problem}>
                <FailureIcon size={16} />
                {words.problems[context.problem]()}
              </p>
            )}
          </PictureFiles>
          {context.found !== null && <ImportPicturesFound found={context.found} />}
        </>
      )}
      {isUploading && (
        <ProgressBar
          label={words.progress({
            i: pictureTotal(context) - context.waiting.length,
            n: pictureTotal(context),
          })}
          value={pictureTotal(context) - context.waiting.length}
          max={pictureTotal(context)}
        />
      )}
      {areDone && <Placed pictures={pictures} />}
    </section>
  );
}

interface PictureFilesProps {
  readonly pictures: PictureImportActor;
  readonly isOpening: boolean;
  readonly isDisabled: boolean;
  readonly hasChosen: boolean;
  readonly children: ReactNode;
}

function PictureFiles({
  pictures,
  isOpening,
  isDisabled,
  hasChosen,
  children,
}: PictureFilesProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuImport.pictures;
  return (
    <FileDrop
      label={words.drop()}
      types={PICTURE_FILES}
      isDisabled={isDisabled}
      onChoose={(files) => pictures.send({ type: "pictureImport.choose", files })}
      button={
        <Button look="soft" isDisabled={isDisabled} loading={isOpening}>
          {hasChosen ? words.chooseOthers() : words.choose()}
        </Button>
      }
    >
      {children}
    </FileDrop>
  );
}

function Placed({ pictures }: { readonly pictures: PictureImportActor }): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuImport.pictures;
  const { placed, failed } = useSelected(pictures, selectPictureImport);
  return (
    <>
      {placed > 0 && <Banner tone="success" role="status" title={words.placed({ n: placed })} />}
      {failed.length > 0 && (
        <>
          <Banner
            tone="danger"
            role="alert"
            title={words.failed({ n: failed.length })}
            action={
              <Button size="sm" onPress={() => pictures.send({ type: "pictureImport.retry" })}>
                {i18n.t.common.retry()}
              </Button>
            }
          />
          <PictureList
            label={words.failed({ n: failed.length })}
            rows={failed.map(({ picture, error }) => {
              const problem = pictureProblemOf(error);
              return {
                name: picture.name,
                reason: problem === null ? errorText(i18n, error.key) : fieldText(i18n, problem),
              };
            })}
          />
        </>
      )}
    </>
  );
}
