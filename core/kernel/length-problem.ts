import { isAtLeast, isAtMost } from "./text-length.ts";

/** The message key of a text that is too short or too long, blanks around it aside; null when it is neither. */
export function lengthProblem(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): "validation.string_min" | "validation.string_max" | null {
  const trimmed = text.trim();
  if (!isAtLeast(trimmed, min)) return "validation.string_min";
  return isAtMost(trimmed, max) ? null : "validation.string_max";
}
