import type { ReactElement } from "react";
import { createLegalVersion } from "#core/app/screen/legal/create-legal.ts";
import type { LegalContent, LegalDocument } from "#core/legal/legal-text.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { Company } from "#core/setting/company/company.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../settings.css.ts";
import * as legal from "./legal.css.ts";
import { LegalPreview } from "./legal-preview.tsx";

interface LegalVersionDialogProps {
  readonly document: LegalDocument;
  readonly number: number;
  readonly company: Company;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
  readonly onTake: (content: LegalContent) => void;
}

/** One publication as customers read it, and the button that makes a draft of it. */
export function LegalVersionDialog(props: LegalVersionDialogProps): ReactElement {
  const { document, number, company, isOpen, layer, onClose, onTake } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.settings.legalTexts;
  const actor = useScreenActor((app) => createLegalVersion(app, { document, number }));
  const version = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="3xl"
      title={`${words.documents[document]()} · ${words.version({ number: String(number) })}`}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.actions}>
          <Button color="white" onPress={onClose}>
            {t.common.back()}
          </Button>
          <Button
            isDisabled={version === null}
            onPress={() => {
              if (version === null) return;
              onTake(version.content);
              onClose();
            }}
          >
            {words.useAsDraft()}
          </Button>
        </div>
      }
    >
      <div className={legal.dialogText}>
        {version !== null ? (
          <LegalPreview document={document} content={version.content} company={company} version={version} />
        ) : error !== null ? (
          <Banner tone="danger" role="alert">
            {errorText(i18n, error.key)}
          </Banner>
        ) : (
          <SkeletonList label={t.common.loading()} count={3} />
        )}
      </div>
    </Dialog>
  );
}
