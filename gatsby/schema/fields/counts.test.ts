import { expect, test } from 'vitest';
import { countsOf } from './counts';

test('guides are not counted, and industries once each', () => {
  const services = [{ order: 1 }, {}, { order: 7 }];
  const projects = [
    { number: '99', domain: 'Retail' },
    { number: '100', domain: 'Events' },
    { domain: 'Finance' },
    { number: '02', domain: 'retail.' },
    { number: '03' },
    { number: '04', domain: '…' },
  ];
  expect(countsOf({ services, projects, members: ['one'] })).toEqual({
    services: 2,
    caseStudies: 5,
    members: 1,
    industries: 2,
  });
});
