import type { ReactElement } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { createPictureUpload } from "#core/app/screen/menu/create-picture-upload.ts";
import { ENTRY_LENGTHS, type EntryPicture, type ProductEntry } from "#core/draft/menu-entry.ts";
import { selectIsUploading, selectPictureProblem } from "#core/draft/picture-upload.machine.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { pictureSources, UPLOADED_PICTURE_TYPES } from "#core/menu/picture.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { Picture } from "#ui/design/picture.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import * as styles from "./picture-field.css.ts";

interface PictureFieldProps {
  readonly draft: MenuDraft;
  readonly entry: ProductEntry;
  readonly onChange: (picture: EntryPicture | null) => void;
}

/** The picture of a product: chosen, dropped, taken away, and said in words for who does not see it. */
export function PictureField({ draft, entry, onChange }: PictureFieldProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuEditor.photo;
  const { picture } = entry;
  const upload = useScreenActor((app) =>
    createPictureUpload(app, { shopId: draft.shopId, productId: entry.id }, (uploaded) =>
      onChange({ ...uploaded, alts: picture?.alts ?? { ro: null, en: null } }),
    ),
  );
  const isBusy = useSelected(upload, selectIsUploading);
  const problem = useSelected(upload, selectPictureProblem);
  const choose = (file: File | null | undefined): void => {
    if (file !== null && file !== undefined) upload.send({ type: "pictureUpload.choose", file });
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.title()}</legend>
      <DropZone
        aria-label={words.drop()}
        className={styles.zone}
        getDropOperation={(types) =>
          UPLOADED_PICTURE_TYPES.some((type) => types.has(type)) ? "copy" : "cancel"
        }
        onDrop={({ items }) => {
          for (const item of items) if (item.kind === "file") void item.getFile().then(choose);
        }}
      >
        <Picture
          picture={picture === null ? null : { ...picture, alt: "", sources: pictureSources(picture) }}
          ratio="card"
          rounded="md"
          fit="contain"
          decorative
          sizes="12rem"
          className={styles.preview}
        />
        <div className={styles.words}>
          <div className={styles.buttons}>
            <FileTrigger
              acceptedFileTypes={[...UPLOADED_PICTURE_TYPES]}
              onSelect={(files) => choose(files?.[0])}
            >
              <Button size="md" look="soft" loading={isBusy}>
                {picture === null ? words.choose() : words.replace()}
              </Button>
            </FileTrigger>
            {picture !== null && (
              <Button size="md" color="white" isDisabled={isBusy} onPress={() => onChange(null)}>
                {words.remove()}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{words.hint()}</p>
          <p role="status" className={styles.hint}>
            {isBusy ? words.uploading() : ""}
          </p>
          {problem !== null && (
            <p role="alert" className={styles.problem}>
              <FailureIcon size={16} />
              {fieldText(i18n, problem)}
            </p>
          )}
        </div>
      </DropZone>
      {picture !== null && (
        <div className={styles.pair}>
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              name={`alt-${locale}`}
              label={words.alt[locale]()}
              optionalLabel={i18n.t.operations.menuEditor.fields.optional()}
              maxLength={ENTRY_LENGTHS.alt}
              autoComplete="off"
              value={picture.alts[locale] ?? ""}
              onChange={(text) => onChange({ ...picture, alts: { ...picture.alts, [locale]: text } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
