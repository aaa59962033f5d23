import { toAppError } from "#core/errors/app-error.ts";

/** A refusal of the whole stands above the form, where what was typed stays, instead of in a toast. */
export async function refusedInForm<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.tag !== "Refused") throw error;
    const { key, message, details } = error;
    throw { tag: "Invalid", key, message, fields: {}, details };
  }
}
