import { expect, test } from 'vitest';
import { jsonTypeName } from './json-type-name';

test('a file is named by its folder, or by itself', () => {
  expect(jsonTypeName('data/projects/project-details-03.json')).toBe('Project');
  expect(jsonTypeName('data/team.json')).toBe('TeamPage');
  expect(jsonTypeName('data/project/new.json')).toBeUndefined();
});
