import type { BuildArgs } from 'gatsby';

const NEEDED = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
];

/** Warns when the forms of a production build have nowhere to send. */
export function onPreBuild({ reporter }: BuildArgs): void {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  reporter.warn(
    `The forms of this build cannot send: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
      'Set them to the ids of your EmailJS account, or to those of your own mail desk together with ' +
      'GATSBY_EMAILJS_ORIGIN. Visitors who try to send will see an error message with ' +
      'your e-mail address and phone number. `npm start` needs none of this.',
  );
}
