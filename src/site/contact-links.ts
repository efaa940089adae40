/** The tel: address of a phone number as it is shown, such as +91 80 0000 0000. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The mailto: address of an e-mail address. */
export const emailHref = (email: string): string => `mailto:${email}`;

/** The ten digits of a phone number as they are read, after the code of their country. */
export const phoneText = (prefix: string, digits: string): string =>
  `${prefix} ${digits.trim().replace(/\d{5}$/, ' $&')}`;

/** The address of a form or of an e-mail, with its initial subject. */
export const withSubject = (href: string, subject: string): string =>
  href.replace(/(?=#|$)/, `?subject=${encodeURIComponent(subject)}`);
