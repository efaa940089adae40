import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type aboutRecord from './sample/data/about-page.json';
import type callToActionRecord from './sample/data/call-to-action.json';
import type callbackRecord from './sample/data/callback-section.json';
import type companyRecord from './sample/data/company.json';
import type contactRecord from './sample/data/contact-page.json';
import type faqRecord from './sample/data/faq.json';
import type messagesRecord from './sample/data/form-messages.json';
import type homeRecord from './sample/data/home-page.json';
import type navigationRecord from './sample/data/navigation.json';
import type notFoundRecord from './sample/data/not-found-page.json';
import type portfolioRecord from './sample/data/portfolio-page.json';
import type carouselRecord from './sample/data/project-carousel.json';
import type projectTemplateRecord from './sample/data/project-template.json';
import type serviceTemplateRecord from './sample/data/service-template.json';
import type servicesRecord from './sample/data/services-page.json';
import type legalRecord from './sample/data/legal/privacy.json';
import type marqueeRecord from './sample/data/skills-marquee.json';
import type teamRecord from './sample/data/team.json';
import type workProcessRecord from './sample/data/work-process.json';
import { draftsLeftOut } from '../gatsby/pages/drafts';
import { countsOf } from '../gatsby/schema/fields/counts';
import { fillPlaceholders } from '../gatsby/schema/fields/placeholders';
import { singleFileOf } from '../gatsby/schema/model/content-model';
import { readContentModel } from '../gatsby/schema/model/read-content-model';
import { linesOf } from '../gatsby/schema/model/specified-shape';
import { filesIn } from '../hosting/files-in';
import pictures from './sample/pictures.json';

// Editors may change every text, so tests take texts from here instead of repeating them. The types are those of the
// sample, which stays: what another company may leave out is said here.

const readJson = <Record>(file: string): Record => JSON.parse(readFileSync(file, 'utf8')) as Record;

/** Reads one JSON file of data/, such as 'company' or 'projects/project-details-03'. */
const readRecord = <Record>(name: string): Record => readJson(`data/${name}.json`);

/** Reads the JSON files in a folder and in the folders in it, by their paths in it. */
const recordsIn = <Record>(folder: string): [string, Record][] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, readJson(join(folder, file))]);

const drafts = draftsLeftOut('data');

/** Reads the records in a folder of data/, such as 'projects', without the drafts that the site leaves out. */
const readRecords = <Record>(folder: string): Record[] =>
  recordsIn<Record>(`data/${folder}`)
    .filter(([file]) => !drafts.includes(join('data', folder, file)))
    .map(([, record]) => record);

/** Whether a folder of data/ is still as delivered. */
const isSample = (folder: string): boolean =>
  isDeepStrictEqual(recordsIn(join('data', folder)), recordsIn(join('tests/sample/data', folder)));

/** Whether services and case studies are still the delivered ones. */
export const areEntriesDelivered = isSample('services') && isSample('projects');

/** Whether all texts and pictures are still the delivered ones. */
export const isDelivered =
  isSample('.') &&
  Object.entries(pictures).every(
    ([file, { bytes }]) => statSync(file, { throwIfNoEntry: false })?.size === bytes,
  );

/** A record some of whose fields may be missing. */
type Without<Record, Field extends keyof Record> = Omit<Record, Field> &
  Partial<Pick<Record, Field>>;

const records = {
  services: readRecords<Service>('services'),
  projects: readRecords<ProjectRecord>('projects'),
};
type Team = Omit<typeof teamRecord, 'members'> & {
  members: Without<(typeof teamRecord)['members'][number], 'iconAlt'>[];
};
const { members } = readRecord<Team>('team');

type Address = Without<(typeof companyRecord)['address'], 'region' | 'latitude' | 'longitude'>;
type Company = Without<
  typeof companyRecord,
  'openingHours' | 'timeZone' | 'drawnName' | 'registrations' | 'contactPerson'
> & {
  address: Address;
  contactPerson?: { email?: string };
  registeredOffice?: string;
  profiles?: { links: Link[] };
};
const identity = {
  ...readRecord<Company>('company'),
  counts: countsOf({ ...records, members }),
};

/** A record as pages show it, with its placeholders filled in. */
const shown = <Record>(record: Record): Record =>
  JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'string' ? fillPlaceholders(value, identity) : value,
  ) as Record;
const read = <Record>(name: string): Record => shown(readRecord<Record>(name));

/** The page About Us. A site may do without the field in which visitors draw a kolam. */
export const aboutPage = read<Without<typeof aboutRecord, 'nameKolam'>>('about-page');
export const callToAction = read<typeof callToActionRecord>('call-to-action');
export const callbackSection = read<typeof callbackRecord>('callback-section');
export const company: Company = shown(identity);
const contactRecordShown = read<typeof contactRecord>('contact-page');
/** The contact page. The fields that both forms have are labelled once. */
export const contactPage = {
  ...contactRecordShown,
  form: { ...callbackSection.form, ...contactRecordShown.form },
};
type Question = { address?: string; title: string; desc: string; more?: Link };
type Columns = { columns: { items: Question[]; openItem?: number }[] };
export const faq = read<Omit<typeof faqRecord, 'columns'> & Columns>('faq');
/** The questions whose answers are open at first: one in a column, or none. */
export const openQuestions = faq.columns.flatMap(
  ({ items, openItem = 0 }) => items[openItem - 1] ?? [],
);
/** A question of each column whose answer is closed at first. */
export const closedQuestions = faq.columns.map(
  ({ items, openItem = 0 }) => items[openItem % items.length]!,
);
export const formMessages = read<typeof messagesRecord>('form-messages');
export const homePage = read<typeof homeRecord>('home-page');
export const notFoundPage = read<typeof notFoundRecord>('not-found-page');
export const portfolioPage = read<typeof portfolioRecord>('portfolio-page');
export const legalPages = shown(readRecords<Without<typeof legalRecord, 'isFiller'>>('legal'));
export const projectTemplate = read<typeof projectTemplateRecord>('project-template');
export const serviceTemplate =
  read<Without<typeof serviceTemplateRecord, 'leftOut'>>('service-template');
export const servicesPage = read<typeof servicesRecord>('services-page');
/** The band of skills. A site may do without its skills, and so without the band. */
export const skillsMarquee = read<Without<typeof marqueeRecord, 'skills'>>('skills-marquee');
export const team = read<Team>('team');
type Step = { title: string; desc: string; icon?: string; iconPicture?: string };
export const workProcess = read<Omit<typeof workProcessRecord, 'steps'> & { steps: Step[] }>(
  'work-process',
);

/** The pages that are one file of data/ each. */
export const singlePages = Object.values(readContentModel().types).flatMap((type) => {
  const file = singleFileOf(type);
  return type.isPage && file ? read<{ path: string }>(basename(file, '.json')) : [];
});

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
  measures?: { name: string; source: string; before?: string; after?: string }[];
  client?: { name: string; link?: string };
  quote?: { text: string; name: string; role: string };
  link?: Link;
  projectTitle: string;
  challenge: string;
  solution: string;
  highlights: string[];
  published?: string;
  domain?: string;
  category?: string;
  banner?: string;
  /** In order; none where the case study names none. */
  screenshots: string[];
  screenshotCaptions?: string[];
  tags: string[];
  weeks?: number;
  people?: number;
  technology: { frontend?: string; backend?: string; database?: string };
};

/** A case study as its file has it. Its highlights may be lines of a text. */
type ProjectRecord = Omit<
  Without<Project, 'services' | 'technology'>,
  'screenshots' | 'highlights'
> & {
  screenshots?: Record<string, string>;
  highlights: string | string[];
};

const projects = shown(records.projects).map((project) => ({
  ...project,
  screenshots: Object.values(project.screenshots ?? {}),
  highlights:
    typeof project.highlights === 'string' ? linesOf(project.highlights) : project.highlights,
  services: project.services ?? [],
  technology: project.technology ?? {},
}));
export const services = shown(records.services);
const entries: Entry[] = [...services, ...projects];

/** The case studies by their numbers, with those at the given addresses first. */
const inOrder = (first: readonly string[] = []): Project[] => {
  const rankOf = ({ path, number }: Project) =>
    first.includes(path) ? first.indexOf(path) : first.length + Number(number);
  return projects
    .filter(({ number }) => number !== undefined)
    .sort((one, other) => rankOf(one) - rankOf(other));
};

const { first } = portfolioPage.caseStudies as { first?: string[] };

/** The case studies, in the order of the portfolio. */
export const caseStudies = inOrder(first);

const carousel = read<Without<typeof carouselRecord, 'first'>>('project-carousel');
export const projectCarousel = {
  ...carousel,
  projects: inOrder(carousel.first)
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

type Menus = Omit<typeof navigationRecord, 'serviceLinks'> & {
  serviceLinks: { title: string; leftOut?: string[] };
};
type Link = { label: string; href: string };
type MenuEntry = { label: string; href?: string; covers?: string; items?: Link[] };

const menus = read<Menus>('navigation');

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
      .filter(({ path }) => !menus.serviceLinks.leftOut?.includes(path))
      .map(({ footerLabel, title, path }) => ({ label: footerLabel ?? title, href: path })),
  },
};

/** Whether the carousel slides on wide screens, too: up to three case studies fit side by side. */
export const carouselMoves = projectCarousel.projects.length > 3;

/** The button that shows the real map. */
export const showMapLabel = `${contactPage.map.showLabel} ${company.address.mapProvider}`;

/** The same button once the real map is shown. */
export const hideMapLabel = `${contactPage.map.hideLabel} ${company.address.mapProvider}`;

/** The title of a service or a case study. */
export const titleOf = (address: string): string =>
  entries.find(({ path }) => path === address)!.title;

/** The dropdowns of the main menu. */
const dropdowns = navigation.main.flatMap(({ label, items }) => (items ? [{ label, items }] : []));

/** Whether the main menu has dropdowns at all. */
export const hasDropdowns = dropdowns.length > 0;

/** The label of the dropdown of the main menu that holds the link to an address, if one does. */
export const dropdownLabel = (address: string): string | undefined =>
  dropdowns.find(({ items }) => items.some(({ href }) => href === address))?.label;

/** The label of the link to an address in the main menu, if there is one. */
export const menuLabel = (address: string): string | undefined =>
  navigation.main
    .flatMap((entry): MenuEntry[] => entry.items ?? [entry])
    .find(({ href }) => href === address)?.label;

/** The label of the link to an address in the footer, if there is one. */
export const footerLabel = (address: string): string | undefined =>
  [...navigation.usefulLinks.links, ...navigation.serviceLinks.links].find(
    ({ href }) => href === address,
  )?.label;

/** The first words of a text, up to the end of a sentence or to something that is not plain text. */
export const openingOf = (text: string): string => text.split(/[.?!<\n]/)[0]!;

/** A pattern for texts that start with these words. */
export const startingWith = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
