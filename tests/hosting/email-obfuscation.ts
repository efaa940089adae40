/**
 * What Cloudflare does to pages of new sites, by its documentation of Email Address Obfuscation: addresses in
 * text and in links become a link to a decoder, unless the answer says that nobody may transform it.
 */
export function obfuscateEmails(page: string, cacheControl: string): string {
  if (cacheControl.includes('no-transform')) return page;
  return page
    .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#00"')
    .replace(
      /(?<=>)([^<>@]*?)[\w.+-]+@[\w.-]+/g,
      '$1<span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span>',
    );
}
