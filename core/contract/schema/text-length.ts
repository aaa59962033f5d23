import * as Schema from "effect/Schema";
import { isAtLeast, isAtMost } from "#core/kernel/text-length.ts";
import type { MESSAGE } from "./field-message-key.ts";

type Message = (typeof MESSAGE)[keyof typeof MESSAGE];

// The library's own checks of length count UTF-16 units, of which an emoji has two: people's limits are characters.

/** At least so many characters. */
export function hasAtLeast(
  minLength: number,
  message: Message,
): ReturnType<typeof Schema.makeFilter<string>> {
  return Schema.makeFilter((text: string) => isAtLeast(text, minLength), {
    toJsonSchema: () => ({ minLength }),
    arbitraryConstraint: { minLength },
    ...message,
  });
}

/** At most so many characters. */
export function hasAtMost(maxLength: number, message: Message): ReturnType<typeof Schema.makeFilter<string>> {
  return Schema.makeFilter((text: string) => isAtMost(text, maxLength), {
    toJsonSchema: () => ({ maxLength }),
    arbitraryConstraint: { maxLength },
    ...message,
  });
}
