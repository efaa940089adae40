import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { FIELDS, type FieldName } from '../enquiry/forms';
import { sentNameOf } from '../enquiry/mail-service/mail-service';
import { PORT } from './port';

/** What visitors without scripts read once their message was accepted: the service says no more. */
export const SENT_WITHOUT_SCRIPTS = 'OK';

/** What a form has sent, by the names of the fields. */
type Enquiry = Partial<Record<string, string>>;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The field that was sent under a name, or the name itself, as of an id. */
const fieldSentAs = (name: string): string =>
  FIELD_NAMES.find((field) => sentNameOf(field) === name) ?? name;

/** Reads the page of enquiries of the tested site, the last one first. */
async function readEnquiries(): Promise<Enquiry[]> {
  const page = parse(await (await fetch(`http://localhost:${PORT}/api/enquiries`)).text());
  return page.querySelectorAll('article').map((article) => {
    const textsOf = (tag: string) => article.querySelectorAll(tag).map(({ text }) => text);
    const names = textsOf('dt').map(fieldSentAs);
    const values = textsOf('dd');
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  });
}

/** The enquiries with the given message, once there is one. */
export async function enquiriesWith(message: string): Promise<Enquiry[]> {
  let found: Enquiry[] = [];
  await expect
    .poll(async () => {
      found = (await readEnquiries()).filter((enquiry) => enquiry.message === message);
      return found.length;
    })
    .toBeGreaterThan(0);
  return found;
}
