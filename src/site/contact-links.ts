/** The tel: address of a phone number as it is shown, such as +91 80 0000 0000. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The mailto: address of an e-mail address. */
export const emailHref = (email: string): string => `mailto:${email}`;
