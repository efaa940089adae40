import { describe, expect, it } from 'vitest';
import { filterGroupsOf } from './case-study-filters';

const PROJECTS = [
  {
    domain: 'Retail',
    category: 'Mobile',
    technology: { frontend: 'Kotlin, Swift', database: 'MySQL' },
  },
  {
    domain: 'Finance & tax',
    category: 'Mobile and web',
    technology: { frontend: 'React', backend: 'Node.js' },
  },
  {
    domain: 'retail',
    category: 'Mobile',
    technology: { frontend: 'React', backend: 'Node.js, C#, React' },
  },
  { domain: '…', technology: {} },
];

describe('the filters of the portfolio', () => {
  it('are industries, categories and the technologies that two or more share, the fullest first', () => {
    expect(filterGroupsOf(PROJECTS)).toEqual([
      {
        name: 'industry',
        filters: [
          { id: 'retail-industry', label: 'Retail', count: 2 },
          { id: 'finance-tax-industry', label: 'Finance & tax', count: 1 },
        ],
      },
      {
        name: 'category',
        filters: [
          { id: 'mobile-category', label: 'Mobile', count: 2 },
          { id: 'mobile-and-web-category', label: 'Mobile and web', count: 1 },
        ],
      },
      {
        name: 'technology',
        filters: [
          { id: 'node-js-technology', label: 'Node.js', count: 2 },
          { id: 'react-technology', label: 'React', count: 2 },
        ],
      },
    ]);
  });

  it('are at most ten of a kind, the fullest', () => {
    const names = Array.from(
      { length: 11 },
      (_, index) => `Line ${String.fromCharCode(97 + index)}`,
    );
    const projects = [...names, ...names.slice(1)].map((domain) => ({ domain }));
    const [industries] = filterGroupsOf(projects);
    expect(industries?.filters.map(({ label }) => label)).toEqual(names.slice(1));
  });

  it('leave no group without a filter', () => {
    expect(filterGroupsOf([{ category: 'Mobile' }]).map(({ name }) => name)).toEqual(['category']);
    expect(filterGroupsOf([{}])).toEqual([]);
  });
});
