import { FORMS, kindOf, type FormName } from '../../enquiry/forms';
import { LOCAL_MAIL, mailServiceOf } from '../../enquiry/mail-service/settings';
import { callbackSection, contactPage, formMessages } from '../content';
import { enquiriesWith } from '../enquiries';
import { FORMS_ON_PAGES, typedInto, withLabels, type Typed } from '../forms';
import { expect, test } from './engine-test';
import type { Target } from './look-up';
import type { Visit } from './visit';

// The whole way, to the stand-in for the mail service.

/** Keeps what the status region of a form says, in order. */
const noteStatusOf = (form: string) => `(() => {
  const status = document.querySelector('form[name=${form}] [role=status]');
  window.noted = [];
  new MutationObserver(() => window.noted.push(status.textContent)).observe(status, { childList: true });
})()`;

/** Fills in a form by its labels, and sends it. */
async function send(visit: Visit, title: string, name: FormName, typed: Typed): Promise<void> {
  const within: Target = { role: 'region', name: title };
  for (const [label, text] of withLabels(name, typed)) await visit.fill({ label, within }, text);
  await visit.tickAll();
  await visit.click({ role: 'button', name: FORMS_ON_PAGES[name].labels.submit });
  await visit.expectOne({ text: formMessages.sent, within });
}

test('a contact message arrives once, with every field, and the visitor hears that it is being sent; a callback request arrives with its subject', async ({
  visit,
}) => {
  const message = `From an engine, ${Date.now()}-${Math.random()}`;
  await visit.openStarted('/contact');
  await visit.evaluate(noteStatusOf('contact'));
  const values = { ...typedInto('contact'), message };
  await send(visit, contactPage.doors.write.title, 'contact', values);
  await visit.expectTrue(`window.noted[0] === ${JSON.stringify(formMessages.sending)}`);
  const enquiries = await enquiriesWith(message);
  const ticked = FORMS.contact.fields.filter((name) => kindOf(name).type === 'checkbox');
  expect(enquiries).toEqual([
    {
      ...values,
      ...Object.fromEntries(ticked.map((name) => [name, 'yes'])),
      ...mailServiceOf(LOCAL_MAIL).ids.contact,
    },
  ]);

  const callback = { ...typedInto('callback'), message: `Callback, ${message}` };
  await send(visit, contactPage.doors.callback.title, 'callback', callback);
  const [request] = await enquiriesWith(callback.message);
  expect(request?.subject).toBe(callbackSection.form.subjectDefault);
});
