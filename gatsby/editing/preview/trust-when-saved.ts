import { statSync } from 'node:fs';
import { join } from 'node:path';
import { distrustCache, trustCache } from '../../publish/cache-trust';

/** Milliseconds between two looks, and those that nothing may have happened before the cache is trusted. */
const REST = 1000;

/** Where Gatsby notes which pages it has finished, whenever it comes to rest. */
const stateFile = () => join(process.cwd(), '.cache', 'redux', 'redux.rest.state');

const savedAt = () => statSync(stateFile(), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Counts the changes, so that only the last one leads to trust. */
let turn = 0;

/** Content changes: until Gatsby has noted what it makes of it, what an ended preview leaves may be stale. */
export function distrust(): void {
  turn += 1;
  distrustCache();
}

/** Gatsby knows all content: its cache can be trusted as soon as it has noted what it made of it. */
export function trustWhenSaved(): void {
  distrust();
  const [own, since] = [turn, Date.now()];
  const look = setInterval(() => {
    if (own !== turn) return clearInterval(look);
    const saved = savedAt();
    if (saved < since || Date.now() - saved < REST) return undefined;
    clearInterval(look);
    return trustCache('preview');
  }, REST);
  look.unref();
}
