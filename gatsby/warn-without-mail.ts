import type { BuildArgs } from 'gatsby';

const NEEDED = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
];

/** Says in one paragraph when a production build has no place to which its forms could send. */
export function onPreBuild({ reporter }: BuildArgs): void {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length === 0) return;
  reporter.warn(
    `The forms of this build cannot send: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
      'Set them to the ids of your EmailJS account, or to those of your own mail desk together with ' +
      'GATSBY_EMAILJS_ORIGIN. Visitors who try to send will be told that something went wrong, and ' +
      'offered your e-mail address and phone number. `npm start` needs none of this.',
  );
}
