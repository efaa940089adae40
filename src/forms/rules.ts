import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { PHONE_PATTERN } from './field-attributes';
import type { FormName } from './mail-service';

/** The messages of the forms; the fields of the GraphQL type FormMessages. */
export type Messages = Queries.FormMessagesFragment;

/** The values of a form, by field name. */
export type Values = Record<string, string>;

/** Text, an @, and text with a dot: only a mail can tell whether the address works. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

const required = (message: string) => string().trim().required(message);

/**
 * The rules of a form, with the message for each.
 *
 * @param name - which form it is
 * @param messages - what to say
 */
export function rulesOf(name: FormName, messages: Messages): ObjectSchema<Values> {
  const common = {
    email: required(messages.emailRequired).matches(EMAIL, {
      message: messages.emailInvalid,
      excludeEmptyString: true,
    }),
    phone: required(messages.phoneRequired).matches(PHONE, {
      message: messages.phoneInvalid,
      excludeEmptyString: true,
    }),
    message: required(messages.messageRequired),
  };
  const own: Record<string, StringSchema<string>> = name === 'contact'
    ? {
        firstname: required(messages.firstnameRequired),
        lastname: required(messages.lastnameRequired),
        subject: required(messages.subjectRequired),
      }
    : { fullname: required(messages.fullnameRequired) };
  return object({ ...own, ...common });
}
