import type { ReactElement } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { createLogoUpload } from "#core/app/screen/menu/create-picture-upload.ts";
import { selectIsUploading, selectPictureProblem } from "#core/draft/picture-upload.machine.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { UPLOADED_PICTURE_TYPES, type UploadedPicture } from "#core/menu/picture.ts";
import type { AccentScale } from "#core/shop/accent/accent-scale.ts";
import { LOGO_GROUNDS, type ShopLogo } from "#core/setting/look/shop-look.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import { LogoMark } from "./logo-mark.tsx";
import * as styles from "./look.css.ts";
import { shadesStyle } from "./shades-style.ts";
import { themed } from "./themed.css.ts";

interface LogoSectionProps {
  readonly shopId: ShopId;
  readonly shopName: string;
  readonly logo: ShopLogo | null;
  readonly colors: AccentScale;
  /** Of the first render: the upload outlives the others. */
  readonly onUploaded: (picture: UploadedPicture) => void;
  readonly onChange: (logo: ShopLogo | null) => void;
}

/** The logo of a shop: chosen, dropped, taken away, and what it stands on. */
export function LogoSection(props: LogoSectionProps): ReactElement {
  const { shopId, shopName, logo, colors, onUploaded, onChange } = props;
  const i18n = useI18n();
  const words = i18n.t.operations.settings.look;
  const upload = useScreenActor((app) => createLogoUpload(app, shopId, onUploaded));
  const isBusy = useSelected(upload, selectIsUploading);
  const problem = useSelected(upload, selectPictureProblem);
  const choose = (file: File | null | undefined): void => {
    if (file !== null && file !== undefined) upload.send({ type: "pictureUpload.choose", file });
  };
  return (
    <SettingSection title={words.logo()} text={words.logoText()}>
      <DropZone
        aria-label={words.drop()}
        className={styles.dropZone}
        getDropOperation={(types) =>
          UPLOADED_PICTURE_TYPES.some((type) => types.has(type)) ? "copy" : "cancel"
        }
        onDrop={({ items }) => {
          for (const item of items) if (item.kind === "file") void item.getFile().then(choose);
        }}
      >
        <span className={`${styles.bigMark} ${themed.light}`} style={shadesStyle(colors)}>
          <LogoMark logo={logo} name={shopName} />
        </span>
        <div className={styles.dropWords}>
          <div className={styles.buttons}>
            <FileTrigger
              acceptedFileTypes={[...UPLOADED_PICTURE_TYPES]}
              onSelect={(files) => choose(files?.[0])}
            >
              <Button size="md" look="soft" loading={isBusy}>
                {logo === null ? words.choose() : words.replace()}
              </Button>
            </FileTrigger>
            {logo !== null && (
              <Button size="md" color="white" isDisabled={isBusy} onPress={() => onChange(null)}>
                {words.remove()}
              </Button>
            )}
          </div>
          <p className={styles.quiet}>{words.hint()}</p>
          <p role="status" className={styles.quiet}>
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
      {logo !== null && (
        <RadioGroup
          label={words.groundLabel()}
          look="segments"
          value={logo.ground}
          options={LOGO_GROUNDS.map((ground) => ({ value: ground, label: words.ground[ground]() }))}
          onChange={(ground) => onChange({ ...logo, ground })}
        />
      )}
    </SettingSection>
  );
}
