import type { IncomingMessage, ServerResponse } from 'node:http';
import { findFile, isText, Refusal } from './data-files';
import { contentOf, goBack, listSaves, type Save } from './saves';

/** Path of the page that lists the saves, and of each save below it. */
export const SAVES = '/saves';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const linesOf = (content?: Buffer) => content?.toString().split('\n') ?? [];

/** The lines that differ, without those before and behind that are the same. */
function changedLines(before: string[], after: string[]): string {
  const isSame = (a: number, b: number) => before.at(a) === after.at(b);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSame(-1 - end, -1 - end)) end += 1;
  const part = (lines: string[], name: string) =>
    lines
      .slice(start, lines.length - end)
      .map((line) => `<${name}>${escape(line.trim())}</${name}>`)
      .join('\n');
  return `<pre>${part(before, 'del')}\n${part(after, 'ins')}</pre>`;
}

async function describeFile(site: string, save: Save, file: Save['files'][number]) {
  const { path, before, after } = file;
  const what = !before ? 'added' : !after ? 'deleted' : 'changed';
  const now = (await findFile(site, path))?.sha;
  const note =
    now === after ? '' : ' It was changed again since, which going back takes away as well.';
  const [old, next] = await Promise.all([
    contentOf(site, save, 'before', path),
    contentOf(site, save, 'after', path),
  ]);
  const lines = isText(path) && before && after ? changedLines(linesOf(old), linesOf(next)) : '';
  return `<p><code>${escape(path)}</code> was ${what}.${note}</p>${lines}`;
}

async function describeSave(site: string, save: Save): Promise<string> {
  const files = await Promise.all(save.files.map((file) => describeFile(site, save, file)));
  const time = new Date(save.time).toLocaleString('en-GB');
  return `<article id="${save.id}" aria-labelledby="what-${save.id}">
    <h2 id="what-${save.id}">${escape(save.what)}</h2>
    <p><time datetime="${save.time}">${time}</time></p>
    ${files.join('\n')}
    <form method="post" action="${SAVES}/${save.id}"><button>Go back to before this save</button></form>
  </article>`;
}

const page = (main: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>What was saved</title>
    <link rel="stylesheet" href="/admin/saves-page.css" />
  </head>
  <body>
    <main>
      <h1>What was saved</h1>
      <p>The newest is first. Going back is a save as well, so that it can be taken back in turn.
      <a href="/admin/">To the editing screen</a></p>
      ${main}
    </main>
  </body>
</html>`;

/** Answers with the saves that are kept, or goes back to before one of them when asked by its form. */
export async function answerSaves(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id] = /^\/saves\/(\d+)$/.exec(request.url ?? '') ?? [];
  try {
    if (id && request.method === 'POST') {
      await goBack(site, id);
      response.writeHead(303, { Location: SAVES }).end();
      return;
    }
    const saves = await listSaves(site);
    const shown = await Promise.all(saves.map((save) => describeSave(site, save)));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page(shown.join('\n') || '<p>Nothing has been saved yet.</p>'));
  } catch (error) {
    response.writeHead(error instanceof Refusal ? error.status : 500).end((error as Error).message);
  }
}
