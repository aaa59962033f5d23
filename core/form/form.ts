import type { AppError } from "#core/errors/app-error.ts";
import { textMessage, type Message } from "#core/kernel/message.ts";
import { firstMessages, said } from "#core/errors/reactions.ts";
import { fieldsOf, formFieldOf, type FieldErrors, type FormField } from "./form-field.ts";

/** A field's value. */
export type FieldValue = string | boolean;

/** The values of a form by field. */
export type FormValues = Readonly<Partial<Record<FormField, FieldValue>>>;

/** What stands in a field of text; nothing for a box. */
export function textOf(values: FormValues, field: FormField): string {
  const value = values[field];
  return typeof value === "string" ? value : "";
}

type Fields = Readonly<Partial<Record<FormField, unknown>>>;

/** A form while it is filled in. */
export interface FormState<V extends Fields> {
  readonly values: V;
  /** Fields that the person has left: their errors are shown. */
  readonly touched: readonly FormField[];
  readonly errors: FieldErrors;
  /** What is wrong with none of the fields in particular. */
  readonly formError: Message | null;
}

/** What a form needs to know about its values. */
export type Validate<V extends Fields> = (values: V) => FieldErrors;

/** A form as it opens: nothing touched, nothing complained about. */
export function createForm<V extends Fields>(values: V): FormState<V> {
  return { values, touched: [], errors: {}, formError: null };
}

/** Changes fields; what was wrong with them is looked at again where it was shown, what is wrong with others stays. */
export function changeFields<V extends Fields>(
  form: FormState<V>,
  change: Partial<V>,
  validate: Validate<V>,
): FormState<V> {
  const values = { ...form.values, ...change };
  const found = validate(values);
  const errors = fieldsOf(change).reduce(
    (left: FieldErrors, field) =>
      withField(left, field, form.touched.includes(field) ? found[field] : undefined),
    form.errors,
  );
  return { ...form, values, errors, formError: null };
}

/** The person left a field: from now on what is wrong with it is shown. */
export function leaveField<V extends Fields>(
  form: FormState<V>,
  field: FormField,
  validate: Validate<V>,
): FormState<V> {
  const touched = form.touched.includes(field) ? form.touched : [...form.touched, field];
  return { ...form, touched, errors: withField(form.errors, field, validate(form.values)[field]) };
}

/** Looks at every field before a form is sent; it may be sent when no errors are left. */
export function checkForm<V extends Fields>(form: FormState<V>, validate: Validate<V>): FormState<V> {
  return { ...form, touched: fieldsOf(form.values), errors: validate(form.values), formError: null };
}

/** Whether nothing is wrong with any field. */
export function isFormFine<V extends Fields>(form: FormState<V>): boolean {
  return Object.keys(form.errors).length === 0;
}

/**
 * Puts the server's refusal into a form: the first message of each field that the form has, the rest above the form
 * (ERROR-4). `fieldOf` says which field of the form a refused one is. Failures of other kinds are shown by
 * `reactions.ts` and change nothing here.
 */
export function refuseForm<V extends Fields>(
  form: FormState<V>,
  error: AppError,
  fieldOf: (refused: string) => FormField | null = formFieldOf,
): FormState<V> {
  if (error.tag !== "Invalid") return form;
  const touched = fieldsOf(form.values);
  const told = Object.entries(firstMessages(error.fields)).map(([refused, text]) => {
    const field = fieldOf(refused);
    return { field: field !== null && touched.includes(field) ? field : null, message: textMessage(text) };
  });
  const errors = Object.fromEntries(
    told.flatMap(({ field, message }) => (field === null ? [] : [[field, message]])),
  );
  const other = told.find(({ field }) => field === null);
  const formError = other?.message ?? (told.length === 0 ? said(error) : null);
  return { ...form, touched, errors, formError };
}

function withField(errors: FieldErrors, field: FormField, message: Message | undefined): FieldErrors {
  const others = Object.entries(errors).filter(([name]) => name !== field);
  return Object.fromEntries(message === undefined ? others : [...others, [field, message]]);
}
