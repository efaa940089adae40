/** What a form has sent. */
export type Enquiry = {
  time: Date;
  /** Names and values, in the order in which they came. */
  fields: [name: string, value: string][];
};

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { border-top: 1px solid; margin-top: 2rem }
dt { font-weight: bold }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere }`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const field = ([name, value]: Enquiry['fields'][number]) =>
  `<dt>${escapeHtml(name)}</dt>\n<dd>${escapeHtml(value)}</dd>`;

const article = ({ time, fields }: Enquiry) => `<article>
<h2><time datetime="${time.toISOString()}">${time.toLocaleString('en-GB')}</time></h2>
<dl>
${fields.map(field).join('\n')}
</dl>
</article>`;

/** The page that shows enquiries in the given order. Whatever a form has sent is shown as text. */
export const pageOf = (enquiries: readonly Enquiry[]): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Enquiries on this machine</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Enquiries on this machine</h1>
<p>What the forms have sent since the server started, newest first. Nothing was e-mailed.</p>
${enquiries.map(article).join('\n') || '<p>There are none yet.</p>'}
</main>
</body>
</html>
`;
