import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { PORT } from './port';

/** What visitors without scripts read once their message was accepted: EmailJS says no more. */
export const SENT_WITHOUT_SCRIPTS = 'OK';

/** What a form has sent, by the names of the fields. */
type Enquiry = Partial<Record<string, string>>;

/** Reads the page of enquiries of the tested site, the last one first. */
async function readEnquiries(): Promise<Enquiry[]> {
  const page = parse(await (await fetch(`http://localhost:${PORT}/api/enquiries`)).text());
  return page.querySelectorAll('article').map((article) => {
    const textsOf = (tag: string) => article.querySelectorAll(tag).map(({ text }) => text);
    const values = textsOf('dd');
    return Object.fromEntries(textsOf('dt').map((name, index) => [name, values[index]]));
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
