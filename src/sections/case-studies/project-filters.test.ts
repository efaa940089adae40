import { describe, expect, it } from 'vitest';
import { filterIdsOf, filterRules, filtersOf, offeredGroups } from './project-filters';

const technology = (names: { frontend?: string; backend?: string; database?: string }) => ({
  frontend: null,
  backend: null,
  database: null,
  ...names,
});

const PROJECTS = [
  { category: 'Mobile', technology: technology({ frontend: 'Kotlin, Swift', database: 'MySQL' }) },
  { category: 'Mobile and web', technology: technology({ frontend: 'React', backend: 'Node.js' }) },
  { category: 'Mobile', technology: technology({ frontend: 'React', backend: 'Node.js, C#' }) },
  { category: null, technology: null },
];

describe('the filters of the portfolio', () => {
  it('are all categories, and the technologies that two or more share, the fullest first', () => {
    expect(filtersOf(PROJECTS)).toEqual({
      categories: [
        { id: 'category-mobile', label: 'Mobile', count: 2 },
        { id: 'category-mobile-and-web', label: 'Mobile and web', count: 1 },
      ],
      technologies: [
        { id: 'technology-node-js', label: 'Node.js', count: 2 },
        { id: 'technology-react', label: 'React', count: 2 },
      ],
    });
  });

  it('say of each case study what it belongs to', () => {
    expect(PROJECTS.map(filterIdsOf)).toEqual([
      ['category-mobile', 'technology-kotlin', 'technology-swift', 'technology-mysql'],
      ['category-mobile-and-web', 'technology-react', 'technology-node-js'],
      ['category-mobile', 'technology-react', 'technology-node-js', 'technology-c'],
      [],
    ]);
  });

  it('have one style rule each', () => {
    const rules = filterRules(PROJECTS);
    expect(rules).toMatch(
      /^nav:has\(#category-mobile:target\)\+ul>:not\(\[data-filters~=category-mobile\]\)\{display:none\}/,
    );
    expect(rules.match(/nav:has/g)).toHaveLength(4);
  });

  it('are in groups that offer some, of which the first begins with all', () => {
    const all = { id: 'all', label: 'All', count: 3 };
    const react = { id: 'technology-react', label: 'React', count: 2 };
    const none = { id: 'filters-category', label: 'Category', filters: [] };
    const some = { id: 'filters-technology', label: 'Technology', filters: [react] };
    expect(offeredGroups(all, [none, some])).toEqual([{ ...some, filters: [all, react] }]);
    expect(offeredGroups(all, [none, { ...some, filters: [] }])).toEqual([]);
  });
});
