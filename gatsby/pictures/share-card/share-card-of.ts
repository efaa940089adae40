import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPreview } from '../../editing/preview/preview-folder';
import { hashOf } from '../../publish/hash-of';
import {
  drawShareCard,
  renderShareCard,
  SHARE_CARD,
  type ShareCardContent,
} from './draw-share-card';

/** The fields of the GraphQL type ShareCard. */
export type ShareCard = { path: string; width: number; height: number };

const FOLDER = 'static/share';

/** The address of a page as a file name: /service/erp becomes service-erp. */
const wordOf = (pagePath: string) => pagePath.split('/').filter(Boolean).join('-') || 'home';

/** Writes the share card of a page to a file named after its content, unless it exists already. */
export async function shareCardOf(pagePath: string, content: ShareCardContent): Promise<ShareCard> {
  // The preview shows none, and a thousand of them would delay its start and each change by minutes.
  if (isPreview()) return { path: `/${FOLDER}/${wordOf(pagePath)}.png`, ...SHARE_CARD };
  const svg = await drawShareCard(content);
  const name = `${wordOf(pagePath)}-${hashOf(svg)}.png`;
  const file = join('public', FOLDER, name);
  if (!existsSync(file)) {
    await mkdir(join('public', FOLDER), { recursive: true });
    await writeFile(file, await renderShareCard(svg));
  }
  return { path: `/${FOLDER}/${name}`, ...SHARE_CARD };
}
