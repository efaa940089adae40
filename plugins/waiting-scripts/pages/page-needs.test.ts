import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuild, readNeeds, type Build } from './page-needs';
import { writeRest } from './testing';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const BUILD: Build = {
  chunks: new Map([['component-a', ['/commons.js', '/component-a.js']]]),
  mapping: '{"app":["/app.js"]}',
};

test('the data of a page name what it needs once its scripts run', () => {
  writeRest(folder);
  expect(readNeeds(folder, '/a', BUILD.chunks)).toEqual({
    scripts: ['/commons.js', '/component-a.js'],
    data: ['/page-data/app-data.json', '/page-data/a/page-data.json', '/page-data/sq/d/77.json'],
  });
});

test('a page whose component has no scripts is refused', () => {
  writeRest(folder);
  expect(() => readNeeds(folder, '/a', new Map())).toThrow('page-needs.ts');
});

test('the list of the build names the scripts of each page component', () => {
  writeRest(folder);
  expect(readBuild(folder)).toEqual(BUILD);
});
