import aboutRecord from '../data/about-page.json';
import callToActionRecord from '../data/call-to-action.json';
import callbackRecord from '../data/callback-section.json';
import companyRecord from '../data/company.json';
import contactRecord from '../data/contact-page.json';
import faqRecord from '../data/faq.json';
import messagesRecord from '../data/form-messages.json';
import homeRecord from '../data/home-page.json';
import navigationRecord from '../data/navigation.json';
import notFoundRecord from '../data/not-found-page.json';
import portfolioRecord from '../data/portfolio-page.json';
import carouselRecord from '../data/project-carousel.json';
import projectTemplateRecord from '../data/project-template.json';
import serviceTemplateRecord from '../data/service-template.json';
import servicesRecord from '../data/services-page.json';
import privacyRecord from '../data/legal/privacy.json';
import termsRecord from '../data/legal/termsAndConditions.json';
import marqueeRecord from '../data/skills-marquee.json';
import teamRecord from '../data/team.json';
import workProcessRecord from '../data/work-process.json';
import { countsOf } from '../gatsby/schema/fields/counts';
import { fillPlaceholders } from '../gatsby/schema/fields/placeholders';
import { readRecord, readRecords } from './content/read-content';

// Editors may change every text, so tests take texts from here instead of repeating them.

const identity = {
  ...companyRecord,
  counts: countsOf({
    services: readRecords<{ order?: number }>('services'),
    projects: readRecords<{ number?: string }>('projects'),
    members: teamRecord.members,
  }),
};

/** A record as pages show it, with its placeholders filled in. */
const shown = <Record>(record: Record): Record =>
  JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'string' ? fillPlaceholders(value, identity) : value,
  ) as Record;

/** The page About Us. A site may do without the field in which visitors draw a kolam. */
export const aboutPage: Omit<typeof aboutRecord, 'nameKolam'> & {
  nameKolam?: typeof aboutRecord.nameKolam;
} = shown(aboutRecord);
export const callToAction = shown(callToActionRecord);
export const callbackSection = shown(callbackRecord);
export const company = shown(companyRecord);
/** The contact page. The fields that both forms have are labelled once. */
export const contactPage = {
  ...shown(contactRecord),
  form: { ...callbackSection.form, ...shown(contactRecord).form },
};
export const faq = shown(faqRecord);
export const formMessages = shown(messagesRecord);
export const homePage = shown(homeRecord);
export const notFoundPage = shown(notFoundRecord);
export const portfolioPage = shown(portfolioRecord);
export const privacy = shown(privacyRecord);
export const projectTemplate = shown(projectTemplateRecord);
export const serviceTemplate = shown(serviceTemplateRecord);
export const servicesPage = shown(servicesRecord);
/** The band of skills. A site may do without its skills, and so without the band. */
export const skillsMarquee: Omit<typeof marqueeRecord, 'skills'> & { skills?: string[] } =
  shown(marqueeRecord);
export const team = shown(teamRecord);
export const terms = shown(termsRecord);
export const workProcess = shown(workProcessRecord);

type Link = { label: string; href: string };

/** A service or a case study, as far as tests read it. */
type Entry = { path: string; title: string };
export type Service = Entry & {
  order?: number;
  footerLabel?: string;
  pageTitle?: string;
  serviceType?: string;
  metaDescription: string;
  services: { name: string; link?: Link }[];
  papersMark?: string;
  papers?: {
    address: string;
    title: string;
    date: string;
    rows: { label: string; text: string; amount?: number }[];
    totalLabel?: string;
  }[];
};
export type Project = Entry & {
  number?: string;
  services: string[];
  roles?: string[];
  measures?: { name: string; source: string }[];
  projectTitle: string;
  challenge: string;
  solution: string;
  highlights: string[];
  published?: string;
  domain?: string;
  category?: string;
  banner?: string;
  screenshots: Record<string, string>;
  screenshotCaptions?: string[];
  tags: string[];
  weeks?: number;
  people?: number;
  technology: { frontend?: string; backend?: string; database?: string };
};

const projects = shown(readRecords<Project>('projects'));
export const services = shown(readRecords<Service>('services'));
const entries: Entry[] = [...services, ...projects];

/** The case studies by their numbers, with those at some addresses before all others. */
const inOrder = (first: readonly string[] = []): Project[] => {
  const rankOf = ({ path, number }: Project) =>
    first.includes(path) ? first.indexOf(path) : first.length + Number(number);
  return projects
    .filter(({ number }) => number !== undefined)
    .sort((one, other) => rankOf(one) - rankOf(other));
};

const portfolio = readRecord<{ caseStudies: { first?: string[] } }>('portfolio-page');

/** The case studies, in the order of the portfolio. */
export const caseStudies = inOrder(portfolio.caseStudies.first);

export const projectCarousel = {
  ...shown(carouselRecord),
  projects: inOrder(carouselRecord.first)
    .slice(0, 12)
    .map(({ path }) => path),
};

/** The pages that explain how services and case studies are described: they are in no list. */
export const guides = {
  service: services.find(({ order }) => order === undefined)!,
  project: projects.find(({ number }) => number === undefined)!,
};

/** The services, in the order of their list. */
export const listedServices = services
  .filter(({ order }) => order !== undefined)
  .sort((one, other) => one.order! - other.order!);

const menus = shown(navigationRecord);

type MenuEntry = { label: string; href?: string; covers?: string; items?: Link[] };

/** The menus as pages show them, with the services that the build adds. */
export const navigation = {
  ...menus,
  main: menus.main.map(({ items, listsServices, ...entry }): MenuEntry => {
    const links = listedServices.map(({ title, path }) => ({ label: title, href: path }));
    return { ...entry, items: listsServices ? [...(items ?? []), ...links] : items };
  }),
  serviceLinks: {
    title: menus.serviceLinks.title,
    links: listedServices
      .filter(({ path }) => !menus.serviceLinks.leftOut.includes(path))
      .map(({ footerLabel, title, path }) => ({ label: footerLabel ?? title, href: path })),
  },
};

/** Whether the carousel slides: up to three case studies fit side by side. */
export const carouselMoves = projectCarousel.projects.length > 3;

/** The captions of the screenshots of a case study. */
export const captionsOf = (address: string): string[] =>
  projects.find(({ path }) => path === address)?.screenshotCaptions ?? [];

/** The button that shows the real map. */
export const showMapLabel = `${contactPage.map.showLabel} ${company.address.mapProvider}`;

/** The same button once the real map is shown. */
export const hideMapLabel = `${contactPage.map.hideLabel} ${company.address.mapProvider}`;

/** The title of a service or a case study. */
export const titleOf = (address: string): string =>
  entries.find(({ path }) => path === address)!.title;

/** The dropdowns of the main menu. */
const dropdowns = navigation.main.flatMap(({ label, items }) => (items ? [{ label, items }] : []));

/** What opens the dropdown of the main menu that holds the link to an address. */
export const dropdownLabel = (address: string): string =>
  dropdowns.find(({ items }) => items.some(({ href }) => href === address))!.label;

/** The label of the link to an address, in the main menu. */
export const menuLabel = (address: string): string =>
  navigation.main
    .flatMap((entry): MenuEntry[] => entry.items ?? [entry])
    .find(({ href }) => href === address)!.label;

/** The label of the link to an address, in the footer. */
export const footerLabel = (address: string): string =>
  [...navigation.usefulLinks.links, ...navigation.serviceLinks.links].find(
    ({ href }) => href === address,
  )!.label;

/** The first words of a text, up to the end of a sentence or to something that is not plain text. */
export const openingOf = (text: string): string => text.split(/[.?!<\n]/)[0]!;

/** A pattern of texts that start so. */
export const startingWith = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
