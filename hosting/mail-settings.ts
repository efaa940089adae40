// Shared by the forms, which ship it to visitors, the build and the mail desk: keep it free of Node.

/** Where EmailJS takes messages unless GATSBY_EMAILJS_ORIGIN names another service. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** The entries of a list in the environment, separated by commas or spaces. */
export const listOf = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);
