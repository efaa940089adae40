import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContentModel } from './read-content-model';

test.each(['Banner', '[Banner!]!'])(
  'a field of the type %s, which is not declared, is named',
  (type) => {
    const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'schema-'))];
    onTestFinished(() => {
      process.chdir(home);
      rmSync(folder, { recursive: true });
    });
    mkdirSync(join(folder, 'gatsby/schema'), { recursive: true });
    const sdl = `type TeamPage { members: [Member!]! } type Member { name: String! banner: ${type} }`;
    writeFileSync(join(folder, 'gatsby/schema/team-page.graphql'), sdl);
    process.chdir(folder);
    expect(readContentModel).toThrow(
      'Member.banner in gatsby/schema/ has the type Banner, which no file there declares.',
    );
  },
);
