import { useState, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { MENU_FORMATS, TABLE_FORMAT } from "#core/import/menu-format.ts";
import { readUnpriced, type ImportOptions, type ImportPreview } from "#core/import/menu-import.ts";
import { ENCODINGS } from "#core/import/table-columns.ts";
import { VAT_RATES } from "#core/menu/vat-rates.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ImportColumns } from "./import-columns.tsx";
import * as styles from "./import.css.ts";

interface ImportOptionFieldsProps {
  readonly draft: MenuDraft;
  readonly options: ImportOptions;
  readonly preview: ImportPreview;
  readonly onChange: (options: ImportOptions) => void;
}

const FOUND = "";
const MAX_UNPRICED_LENGTH = 80;

/** How files are read: their format, and for a table its columns, its encoding and what stands for no price. */
export function ImportOptionFields({
  draft,
  options,
  preview,
  onChange,
}: ImportOptionFieldsProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.menuImport;
  const [unpriced, setUnpriced] = useState(options.unpriced.join(", "));
  const rates = VAT_RATES[draft.currency];
  const { table } = preview;
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={words.format()}
          description={options.format === null ? words.formatFound() : undefined}
          value={options.format ?? preview.format ?? FOUND}
          options={MENU_FORMATS.map((value) => ({ value, label: words.formats[value]() }))}
          onChange={(value) =>
            onChange({
              ...options,
              columns: null,
              format: MENU_FORMATS.find((one) => one === value) ?? null,
            })
          }
        />
        <SelectField
          label={words.vat()}
          value={options.vatRate ?? rates[0]}
          options={rates.map((rate) => ({ value: rate, label: format.rate(rate) }))}
          onChange={(vatRate) => onChange({ ...options, vatRate })}
        />
        {preview.format === TABLE_FORMAT && (
          <>
            <SelectField
              label={words.encoding()}
              value={options.encoding}
              options={ENCODINGS.map((value) => ({ value, label: value }))}
              onChange={(value) =>
                onChange({
                  ...options,
                  columns: null,
                  encoding: ENCODINGS.find((one) => one === value) ?? options.encoding,
                })
              }
            />
            <TextField
              label={words.unpriced()}
              description={words.unpricedText()}
              autoComplete="off"
              maxLength={MAX_UNPRICED_LENGTH}
              value={unpriced}
              onChange={(text) => {
                setUnpriced(text);
                onChange({ ...options, unpriced: readUnpriced(text) });
              }}
            />
          </>
        )}
      </div>
      {table !== null && (
        <ImportColumns
          table={table}
          columns={options.columns ?? table.columns}
          locations={draft.locations}
          onChange={(columns) => onChange({ ...options, columns })}
        />
      )}
    </>
  );
}
