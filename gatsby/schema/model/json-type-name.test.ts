import { expect, test } from 'vitest';
import { jsonTypeName } from './json-type-name';

test('a file is named by its folder, or by itself', () => {
  expect(jsonTypeName({ relativeDirectory: 'projects', name: 'project-details-03' })).toBe(
    'Project',
  );
  expect(jsonTypeName({ relativeDirectory: '', name: 'team' })).toBe('TeamPage');
});

test('a file that nobody expects is refused, with its place', () => {
  expect(() => jsonTypeName({ relativeDirectory: 'project', name: 'new' })).toThrow(
    'data/project/new.json matches no content type.',
  );
});
