import { expect, test } from 'vitest';
import { countsOf } from './counts';

test('guides are not counted, industries once each, and the last case study is that of the highest number', () => {
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
    lastCaseStudy: '100',
  });
});
