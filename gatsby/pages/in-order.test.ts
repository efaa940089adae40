import { expect, test } from 'vitest';
import type { NodeModel, Source } from '../schema/fields/field-extension';
import { inOrderOf, portfolioOrder } from './in-order';

const modelOf = (records: Record<string, Source[]>): NodeModel => ({
  findAll: ({ type }) => Promise.resolve({ entries: records[type] ?? [] }),
  findOne: ({ type }) => Promise.resolve((records[type]?.[0] ?? null) as never),
  findRootNodeAncestor: () => {
    throw new Error('Lists need no files.');
  },
});

const GUIDE = { path: '/guide' };
const PROJECTS = [
  { path: '/hundred', number: '100' },
  GUIDE,
  { path: '/two', number: '02' },
  { path: '/eleven', number: '11' },
];
const BY_NUMBER = { type: 'Project', by: 'number' };
const pathsOf = (records: Source[]) => records.map(({ path }) => path);

test('one file is enough: every record with a number is listed, in the order of the numbers', async () => {
  const listed = await inOrderOf(modelOf({ Project: PROJECTS }), BY_NUMBER);
  expect(pathsOf(listed)).toEqual(['/two', '/eleven', '/hundred']);
});

test('those that come first are listed once, before the others', async () => {
  const choice = { first: ['/hundred', '/two'] };
  const listed = await inOrderOf(modelOf({ Project: PROJECTS }), BY_NUMBER, choice);
  expect(pathsOf(listed)).toEqual(['/hundred', '/two', '/eleven']);
});

test('those that are left out are not listed', async () => {
  const choice = { leftOut: ['/two'] };
  const listed = await inOrderOf(modelOf({ Project: PROJECTS }), BY_NUMBER, choice);
  expect(pathsOf(listed)).toEqual(['/eleven', '/hundred']);
});

test('a site without case studies has an empty list', async () => {
  expect(await inOrderOf(modelOf({ Project: [GUIDE] }), BY_NUMBER)).toEqual([]);
});

test('the portfolio says which come first', () => {
  const projects = portfolioOrder(PROJECTS, { caseStudies: { first: ['/eleven'] } });
  expect(pathsOf(projects)).toEqual(['/eleven', '/two', '/hundred']);
});
