import { useEffect, useState, type ReactElement } from "react";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface ProductSearchProps {
  readonly onSearch: (query: string) => void;
}

const MAX_SEARCH_LENGTH = 80;

/** What is found follows a pause in typing, in milliseconds: drawing a list takes longer than a letter may. */
const PAUSE_MS = 100;

/** A search over all products: each letter is on screen before a thousand products are looked through. */
export function ProductSearch({ onSearch }: ProductSearchProps): ReactElement {
  const { t } = useI18n();
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onSearch, text]);
  return (
    <search>
      <TextField
        label={t.common.search()}
        placeholder={t.operations.menuEditor.search()}
        lead={<SearchIcon size={20} />}
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={setText}
      />
    </search>
  );
}
