import { object, string, type ObjectSchema } from 'yup';
import {
  FIELDS,
  kindOf,
  type FieldName,
  type FormFields,
  type FORMS,
  type FormName,
} from '../../enquiry/forms';
import { sentValue } from '../../enquiry/sent-value';

/** The messages of the forms; the fields of the GraphQL type FormMessages. */
export type Messages = Queries.FormMessagesFragment;

/** The values of a form, by field name. */
export type Values = Record<string, string>;

/** The fields whose values must look like something. */
type PatternName = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { pattern: string } ? Name : never;
}[FieldName];

/** The fields that a form requires. */
type RequiredName = {
  [Name in FormName]: Exclude<
    (typeof FORMS)[Name]['fields'][number],
    (typeof FORMS)[Name]['optional'][number]
  >;
}[FormName];

const hasPattern = (name: FieldName): name is PatternName => 'pattern' in FIELDS[name];

/** The rules of a field, but for whether it is required and how long it may be. */
function rulesOfField(name: FieldName, messages: Messages) {
  const text = string()
    .ensure()
    .transform((value: string) => sentValue(name, value))
    .trim();
  if (!hasPattern(name)) return text;
  return text.matches(new RegExp(`^(?:${FIELDS[name].pattern})$`, 'u'), {
    message: messages[`${name}Invalid`],
    excludeEmptyString: true,
  });
}

/**
 * The rules of a form, with the message for each.
 *
 * @param form - its entry in the table of forms
 * @param messages - what to say
 */
export function rulesOf(
  { fields, optional }: FormFields,
  messages: Messages,
): ObjectSchema<Values> {
  const isRequired = (name: FieldName): name is RequiredName => !optional.includes(name);
  return object(
    Object.fromEntries(
      fields.map((name) => {
        const own = rulesOfField(name, messages);
        const rules = isRequired(name) ? own.required(messages[`${name}Required`]) : own;
        const kind = kindOf(name);
        // Formik shows the first error of a field: the specified messages come before this one.
        return [
          name,
          kind.type === 'checkbox' ? rules : rules.max(kind.maxLength, messages.tooLong),
        ];
      }),
    ),
  );
}
