type Entry = { path: string; title: string; metaDescription: string };
type Company = { brand: string; legalName: string; description: string; siteUrl: string };

/** One titled list of pages. */
export type LlmsGroup = { title: string; pages: readonly Entry[] };

/** The content of llms.txt: a summary of the site and its pages for language models. */
export function llmsOf(company: Company, groups: readonly LlmsGroup[]): string {
  const lists = groups.map(({ title, pages }) =>
    [
      `## ${title}`,
      '',
      ...pages.map(
        ({ path, title: name, metaDescription }) =>
          `- [${name.replace(/[[\]]/g, '\\$&')}](${company.siteUrl}${path}): ${metaDescription}`,
      ),
    ].join('\n'),
  );
  return [`# ${company.brand}`, `> ${company.description}`, company.legalName, ...lists, ''].join(
    '\n\n',
  );
}
