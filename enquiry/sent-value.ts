import { FIELDS, type FieldKind } from './forms';
import { PHONE, UNSEEN } from './patterns';

const unseen = new RegExp(`[${UNSEEN}]`, 'gu');
const phone = new RegExp(`^${PHONE}$`, 'u');
const typeOf = (field: string) => (FIELDS as Record<string, FieldKind | undefined>)[field]?.type;

/**
 * A value as it is checked and sent: a phone number as its ten digits; it and addresses without invisible
 * characters. Any other value stays as typed, because some scripts need such characters; a value made of nothing
 * else counts as empty.
 */
export function sentValue(field: string, value: string): string {
  const type = typeOf(field);
  const seen = value.replace(unseen, '').trim();
  if (seen && type !== 'email' && type !== 'tel' && type !== 'url') return value;
  return type === 'tel' && phone.test(seen) ? seen.replace(/[^0-9]/g, '').slice(-10) : seen;
}
