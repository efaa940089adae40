import type { Place } from './content-model';

/** Where the records are, for each GraphQL type with records in data/. */
export const PLACES: Record<string, Place> = {
  LegalPage: { folder: 'legal' },
  Project: { folder: 'projects' },
  Service: { folder: 'services' },
  AboutPage: { file: 'about-page' },
  CallToAction: { file: 'call-to-action' },
  CallbackSection: { file: 'callback-section' },
  Company: { file: 'company' },
  ContactPage: { file: 'contact-page' },
  FormMessages: { file: 'form-messages' },
  FaqPage: { file: 'faq' },
  HomePage: { file: 'home-page' },
  Navigation: { file: 'navigation' },
  NotFoundPage: { file: 'not-found-page' },
  PortfolioPage: { file: 'portfolio-page' },
  ProjectCarousel: { file: 'project-carousel' },
  ProjectTemplate: { file: 'project-template' },
  ServiceTemplate: { file: 'service-template' },
  ServicesPage: { file: 'services-page' },
  SkillsMarquee: { file: 'skills-marquee' },
  TeamPage: { file: 'team' },
  WorkProcess: { file: 'work-process' },
};

/**
 * The GraphQL type of the record in a file.
 *
 * @param file - such as data/team.json
 * @returns undefined if no type belongs there: the checker reports the file before Gatsby reads it
 */
export function jsonTypeName(file: string): string | undefined {
  const [, folder, name] = /^data\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  const isThere = (place: Place) =>
    'folder' in place ? place.folder === folder : !folder && place.file === name;
  return Object.entries(PLACES).find(([, place]) => isThere(place))?.[0];
}
