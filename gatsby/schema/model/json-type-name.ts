/** Where the records are, for each GraphQL type with records in data/: one file, or every file in a folder. */
export const PLACES: Record<string, string> = {
  LegalPage: 'data/legal/*.json',
  Project: 'data/projects/*.json',
  Service: 'data/services/*.json',
  AboutPage: 'data/about-page.json',
  CallToAction: 'data/call-to-action.json',
  CallbackSection: 'data/callback-section.json',
  Company: 'data/company.json',
  ContactPage: 'data/contact-page.json',
  FormMessages: 'data/form-messages.json',
  FaqPage: 'data/faq.json',
  HomePage: 'data/home-page.json',
  Navigation: 'data/navigation.json',
  NotFoundPage: 'data/not-found-page.json',
  PortfolioPage: 'data/portfolio-page.json',
  ProjectCarousel: 'data/project-carousel.json',
  ProjectTemplate: 'data/project-template.json',
  ServiceTemplate: 'data/service-template.json',
  ServicesPage: 'data/services-page.json',
  SkillsMarquee: 'data/skills-marquee.json',
  TeamPage: 'data/team.json',
  WorkProcess: 'data/work-process.json',
};

/**
 * The GraphQL type of the record in a file.
 *
 * @param file - such as data/team.json
 * @returns undefined if no type belongs there: the checker reports the file before Gatsby reads it
 */
export function jsonTypeName(file: string): string | undefined {
  const places = [file, file.replace(/[^/]+\.json$/, '*.json')];
  return Object.keys(PLACES).find((type) => places.includes(PLACES[type]!));
}
