import { expect, test } from 'vitest';
import { countsOf } from './counts';

test('guides are not counted, and the last case study is that of the highest number', () => {
  const services = [{ order: 1 }, {}, { order: 7 }];
  const projects = [{ number: '99' }, { number: '100' }, {}, { number: '02' }];
  expect(countsOf({ services, projects, members: ['one'] })).toEqual({
    services: 2,
    caseStudies: 3,
    members: 1,
    lastCaseStudy: '100',
  });
});
