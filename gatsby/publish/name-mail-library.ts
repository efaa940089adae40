import library from '@emailjs/browser/package.json';

/** Hands the version of the mail library to the forms, as a variable that Gatsby copies into their code. */
export function onPluginInit(): void {
  process.env.GATSBY_EMAILJS_VERSION = library.version;
}
