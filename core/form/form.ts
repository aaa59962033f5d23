import type { AppError } from "#core/errors/app-error.ts";
import { textMessage, type Message } from "#core/kernel/message.ts";
import { firstMessages, said } from "#core/errors/reactions.ts";

/** A field's value. */
export type FieldValue = string | boolean;

/** The values of a form by field. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** What is wrong, by field; a field that is fine is missing. */
export type FieldErrors = Readonly<Record<string, Message>>;

/** A form while it is filled in. */
export interface FormState<V extends object> {
  readonly values: V;
  /** Fields that the person has left: their errors are shown. */
  readonly touched: readonly string[];
  readonly errors: FieldErrors;
  /** What is wrong with none of the fields in particular. */
  readonly formError: Message | null;
}

/** What a form needs to know about its values. */
export type Validate<V extends object> = (values: V) => FieldErrors;

/** A form as it opens: nothing touched, nothing complained about. */
export function createForm<V extends object>(values: V): FormState<V> {
  return { values, touched: [], errors: {}, formError: null };
}

/** Changes fields; what was wrong with them is looked at again where it was shown, what is wrong with others stays. */
export function changeFields<V extends object>(
  form: FormState<V>,
  change: Partial<V>,
  validate: Validate<V>,
): FormState<V> {
  const values = { ...form.values, ...change };
  const found = validate(values);
  const errors = Object.keys(change).reduce(
    (left, field) => withField(left, field, form.touched.includes(field) ? found[field] : undefined),
    form.errors,
  );
  return { ...form, values, errors, formError: null };
}

/** The person left a field: from now on what is wrong with it is shown. */
export function leaveField<V extends object>(
  form: FormState<V>,
  field: keyof V & string,
  validate: Validate<V>,
): FormState<V> {
  const touched = form.touched.includes(field) ? form.touched : [...form.touched, field];
  return { ...form, touched, errors: withField(form.errors, field, validate(form.values)[field]) };
}

/** Looks at every field before a form is sent; it may be sent when no errors are left. */
export function checkForm<V extends object>(form: FormState<V>, validate: Validate<V>): FormState<V> {
  return { ...form, touched: Object.keys(form.values), errors: validate(form.values), formError: null };
}

/** Whether nothing is wrong with any field. */
export function isFormFine<V extends object>(form: FormState<V>): boolean {
  return Object.keys(form.errors).length === 0;
}

/**
 * Puts the server's refusal into a form: the first message of each field that the form has, the rest above the form
 * (ERROR-4). Failures of other kinds are shown by `reactions.ts` and change nothing here.
 */
export function refuseForm<V extends object>(form: FormState<V>, error: AppError, prefix = ""): FormState<V> {
  if (error.tag !== "Invalid") return form;
  const told = Object.entries(serverFieldErrors(error.fields, prefix));
  const mine = told.filter(([field]) => field in form.values);
  const [other] = told.filter(([field]) => !(field in form.values));
  const errors = Object.fromEntries(mine.map(([field, text]) => [field, textMessage(text)]));
  const formError = other !== undefined ? textMessage(other[1]) : mine.length === 0 ? said(error) : null;
  return { ...form, touched: Object.keys(form.values), errors, formError };
}

/** The first message of each field by the form's own names: prefix removed, `first_name` read as `firstName` (ERROR-4). */
export function serverFieldErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  prefix = "",
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(firstMessages(fields)).map(([field, text]) => [
      toCamelCase(field.startsWith(prefix) ? field.slice(prefix.length) : field),
      text,
    ]),
  );
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function withField(errors: FieldErrors, field: string, message: Message | undefined): FieldErrors {
  const { [field]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [field]: message };
}
