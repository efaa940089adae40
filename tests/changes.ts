/**
 * What password managers, translators, proxies and other extensions do to a page before its scripts start, by name.
 * Each one runs in the page, on its own. Texts stay readable, so that tests find what they look for.
 */
export const CHANGES: Record<string, () => void> = {
  'elements beside, in and after fields': () => {
    for (const field of document.querySelectorAll('form input, form textarea, form button')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('span'), '*');
      field.append(document.createElement('i'));
    }
    for (const form of document.forms) {
      form.prepend(document.createElement('div'));
      form.append(document.createElement('input'), document.createElement('div'));
    }
  },
  'elements in every part of the page': () => {
    for (const part of document.querySelectorAll(
      '#___gatsby, #gatsby-focus-wrapper, header, main, section, nav, ul, details, summary, a, p',
    )) {
      part.prepend(document.createElement('b'));
      part.append(document.createElement('aside'), document.createComment('$'));
    }
  },
  'each text wrapped, every other one replaced': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const [index, text] of texts.entries()) {
      if (/SCRIPT|STYLE/.test(text.parentElement!.tagName)) continue;
      const fonts = [document.createElement('font'), document.createElement('font')] as const;
      // Tests find fields and questions by their words.
      const isKept = index % 2 || text.parentElement!.closest('label, details');
      text.replaceWith(fonts[0]);
      fonts[0].append(fonts[1]);
      fonts[1].append(isKept ? text : text.data.toUpperCase());
    }
  },
  'each text replaced by another': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (/SCRIPT|STYLE/.test(text.parentElement!.tagName)) continue;
      text.replaceWith(`${text.data.toUpperCase()} `);
    }
  },
  'each text and address rewritten': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement!.tagName !== 'SCRIPT') text.data = `${text.data.toUpperCase()} `;
    }
    for (const link of document.querySelectorAll('a'))
      link.href = `https://proxy.example/?${link.href}`;
    for (const element of document.querySelectorAll('body *')) {
      element.classList.add('extension');
      element.setAttribute('data-extension', '');
      element.setAttribute('style', 'outline: 0 solid red');
    }
  },
  'fields in boxes': () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      const box = document.createElement('div');
      field.replaceWith(box);
      box.append(field);
    }
  },
  'parts taken away': () => {
    for (const part of document.querySelectorAll(
      'main img, main svg, header p, footer li, label i',
    ))
      part.remove();
  },
  'parts replaced by copies': () => {
    for (const part of document.querySelectorAll('main > *, header > *'))
      part.replaceWith(part.cloneNode(true));
  },
};
