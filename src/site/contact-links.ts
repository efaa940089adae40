/** The tel: address of a phone number as it is shown, such as +91 80 0000 0000. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The mailto: address of an e-mail address, which may contain signs that end a path. */
export const emailHref = (email: string): string =>
  `mailto:${email.replace(/[%?#]/g, encodeURIComponent)}`;

/** The ten digits of a phone number as they are read, after the code of their country. */
export const phoneText = (prefix: string, digits: string): string =>
  `${prefix} ${digits.trim().replace(/\d{5}$/, ' $&')}`;

/** The address of a form of the site or of an e-mail, with its initial subject; any other address as it is. */
export const withSubject = (href: string, subject: string): string =>
  /^(\/|mailto:)/.test(href)
    ? href.replace(
        /(\?[^#]*)?(?=#|$)/,
        (query) => `${query ? `${query}&` : '?'}subject=${encodeURIComponent(subject)}`,
      )
    : href;
