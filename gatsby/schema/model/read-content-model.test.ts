import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '../../../tests/temporary-folder';
import { readContentModel } from './read-content-model';

test.each(['Banner', '[Banner!]!'])(
  'a field of the type %s, which is not declared, is named',
  (type) => {
    const home = process.cwd();
    onTestFinished(() => process.chdir(home));
    const sdl = `type TeamPage { members: [Member!]! } type Member { name: String! banner: ${type} }`;
    process.chdir(folderForTest({ 'gatsby/schema/team-page.graphql': sdl }));
    expect(readContentModel).toThrow(
      'Member.banner in gatsby/schema/ has the type Banner, which no file there declares.',
    );
  },
);
