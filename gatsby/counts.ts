/** What texts may say the number of: the pages in lists, and the members of the team. */
export type Counts = {
  services: number;
  caseStudies: number;
  members: number;
  /** The highest number of a case study, as it is written. */
  lastCaseStudy: string;
};

type Counted = {
  services: readonly { order?: unknown }[];
  projects: readonly { number?: unknown }[];
  members: readonly unknown[];
};

/** Counts what lists show: a guide has no place in any, so it is not counted. */
export function countsOf({ services, projects, members }: Counted): Counts {
  const numbers = projects.flatMap(({ number }) => (typeof number === 'string' ? number : []));
  const [lastCaseStudy = '0'] = numbers.sort((one, other) => Number(other) - Number(one));
  return {
    services: services.filter(({ order }) => order !== undefined).length,
    caseStudies: numbers.length,
    members: members.length,
    lastCaseStudy,
  };
}
