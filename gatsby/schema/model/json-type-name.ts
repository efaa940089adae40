/** The GraphQL type of every record in a folder of data/. */
export const TYPE_OF_FOLDER: Record<string, string> = {
  legal: 'LegalPage',
  projects: 'Project',
  services: 'Service',
};

/** The GraphQL type of every single file in data/. */
export const TYPE_OF_FILE: Record<string, string> = {
  'about-page': 'AboutPage',
  'call-to-action': 'CallToAction',
  'callback-section': 'CallbackSection',
  company: 'Company',
  'contact-page': 'ContactPage',
  'form-messages': 'FormMessages',
  faq: 'FaqPage',
  'home-page': 'HomePage',
  navigation: 'Navigation',
  'not-found-page': 'NotFoundPage',
  'portfolio-page': 'PortfolioPage',
  'project-carousel': 'ProjectCarousel',
  'project-template': 'ProjectTemplate',
  'service-template': 'ServiceTemplate',
  'services-page': 'ServicesPage',
  'skills-marquee': 'SkillsMarquee',
  team: 'TeamPage',
  'work-process': 'WorkProcess',
};

/**
 * The GraphQL type of a JSON file, by its place under data/.
 *
 * @param file - folder below data/ ('' for data/ itself) and name without extension
 * @returns a type declared in gatsby/schema
 * @throws Error when no type belongs to its place
 */
export function jsonTypeName(file: { relativeDirectory: string; name: string }): string {
  const { relativeDirectory: folder, name } = file;
  const type = folder === '' ? TYPE_OF_FILE[name] : TYPE_OF_FOLDER[folder];
  if (!type) {
    const place = folder === '' ? `data/${name}.json` : `data/${folder}/${name}.json`;
    throw new Error(
      `${place} matches no content type. Remove it, or name its type in gatsby/schema/model/json-type-name.ts.`,
    );
  }
  return type;
}
