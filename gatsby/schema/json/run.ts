import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { readContentModel } from '../model/read-content-model';
import { schemaFiles } from './schema-files';

/** `npm run generate:schemas`: rewrites schemas/ and .vscode/settings.json. */
async function run(): Promise<void> {
  const files = schemaFiles(readContentModel());
  rmSync('schemas', { recursive: true, force: true });
  for (const [file, value] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await format(JSON.stringify(value), { parser: 'json', printWidth: 100 }));
  }
  console.info(`${files.size} files written: schemas/ and .vscode/settings.json.`);
}

void run();
