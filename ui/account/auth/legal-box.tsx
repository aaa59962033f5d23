import type { ReactElement } from "react";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LinkedSentence } from "#ui/i18n/linked-sentence.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";

interface LegalBoxProps {
  readonly sentence: (place: string) => string;
  readonly linkText: string;
  /** The page of the text, "/terms". */
  readonly to: string;
  readonly name: string;
  readonly isSelected: boolean;
  readonly error: string | undefined;
  readonly onChange: (isSelected: boolean) => void;
}

/** The box that accepts the terms; its link opens them in a new tab, so that nothing typed is lost. */
export function LegalBox({ sentence, linkText, to, ...box }: LegalBoxProps): ReactElement {
  const { t } = useI18n();
  const here = useScopedPath();
  return (
    <Checkbox
      {...box}
      isRequired
      label={
        <LinkedSentence sentence={sentence}>
          <a href={here(to)} target="_blank" rel="noopener">
            {linkText}
            <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
          </a>
        </LinkedSentence>
      }
    />
  );
}
