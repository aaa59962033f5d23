import { firstCharacters } from "#core/kernel/text-length.ts";

interface LengthProps {
  readonly maxLength?: number;
  readonly onChange?: (value: string) => void;
}

/**
 * The props of a field that takes so many characters. Browsers count UTF-16 units, two for an emoji: they are left
 * to stop where no text within the limit can be, and what is beyond it is cut by characters.
 */
export function withinLength(
  onChange: ((value: string) => void) | undefined,
  maxLength: number | undefined,
): LengthProps {
  if (maxLength === undefined) return onChange === undefined ? {} : { onChange };
  return {
    maxLength: maxLength * 2,
    ...(onChange === undefined ? {} : { onChange: (value) => onChange(firstCharacters(value, maxLength)) }),
  };
}
