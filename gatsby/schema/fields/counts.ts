import { slugOf } from '../../pages/slug-of';

/** The counts that texts may mention: listed pages, members of the team, and industries. */
export type Counts = {
  services: number;
  caseStudies: number;
  members: number;
  /** How many industries the case studies come from, told apart as in the portfolio's filters. */
  industries: number;
};

type Counted = {
  services: readonly { order?: unknown }[];
  projects: readonly { number?: unknown; domain?: unknown }[];
  members: readonly unknown[];
};

/** Counts what lists show. Guides are in no list, so they are not counted. */
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
