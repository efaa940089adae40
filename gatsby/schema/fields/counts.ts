import { slugOf } from '../../pages/slug-of';

/** What texts may say the number of: the pages in lists, and the members of the team. */
export type Counts = {
  services: number;
  caseStudies: number;
  members: number;
  /** How many industries the case studies come from, told apart as by the filters of the portfolio. */
  industries: number;
};

type Counted = {
  services: readonly { order?: unknown }[];
  projects: readonly { number?: unknown; domain?: unknown }[];
  members: readonly unknown[];
};

/** Counts what lists show: a guide has no place in any, so it is not counted. */
export function countsOf({ services, projects, members }: Counted): Counts {
  const listed = projects.filter(({ number }) => typeof number === 'string');
  // The checker counts before it has said which fields have the wrong kind.
  const industries = listed.map(({ domain }) => (typeof domain === 'string' ? slugOf(domain) : ''));
  return {
    services: services.filter(({ order }) => order !== undefined).length,
    caseStudies: listed.length,
    members: members.length,
    industries: new Set(industries.filter(Boolean)).size,
  };
}
