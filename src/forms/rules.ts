import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import {
  type FieldName,
  MAX_LENGTHS,
  OPTIONAL_FIELDS,
  PATTERNS,
  REQUIRED_FIELDS,
  sentValue,
} from '../../enquiry/enquiry-rules';
import type { FormName } from './mail-service';

/** The messages of the forms; the fields of the GraphQL type FormMessages. */
export type Messages = Queries.FormMessagesFragment;

/** The values of a form, by field name. */
export type Values = Record<string, string>;

const hasPattern = (field: string): field is keyof typeof PATTERNS => field in PATTERNS;

/**
 * The rules of a form, with the message for each.
 *
 * @param name - which form it is
 * @param messages - what to say
 */
export function rulesOf(name: FormName, messages: Messages): ObjectSchema<Values> {
  const text = (field: FieldName): StringSchema<string> => {
    const short = string()
      .ensure()
      .transform((value: string) => sentValue(field, value))
      .trim()
      .max(MAX_LENGTHS[field], messages.tooLong);
    if (!hasPattern(field)) return short;
    return short.matches(new RegExp(`^(?:${PATTERNS[field]})$`, 'u'), {
      message: messages[`${field}Invalid`],
      excludeEmptyString: true,
    });
  };
  return object(
    Object.fromEntries([
      ...REQUIRED_FIELDS[name].map((field) => [
        field,
        text(field).required(messages[`${field}Required`]),
      ]),
      ...OPTIONAL_FIELDS[name].map((field) => [field, text(field)]),
    ]),
  );
}
