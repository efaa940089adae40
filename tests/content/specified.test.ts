import { expect, test } from 'vitest';
import {
  aboutPage,
  callbackSection,
  callToAction,
  caseStudies,
  company,
  formMessages,
  homePage,
  navigation,
  portfolioPage,
  projectCarousel,
  projectTemplate,
  serviceTemplate,
  team,
  workProcess,
} from '../content';
import { ROUTES } from '../routes';

// The one place that repeats texts: those that the specification fixes.

test('every address of the specification is there', () => {
  const services = [
    'mobile-App-Dev',
    'erp',
    'businessAutomation',
    'consultingServices',
    'digitalMarketing',
    'ecommerce',
    'enterpriseSoftware',
    'functionalWebDevelopment',
    'infrastructureAndMaintenance',
    'uIAndUX',
    'service-details',
  ];
  const projects = Array.from(
    { length: 10 },
    (_, index) => `project-details-${String(index + 1).padStart(2, '0')}`,
  );
  const pages = ['about', 'faq', 'ourteam', 'team', 'portfolio', 'service', 'contact', 'privacy'];
  expect([...ROUTES].sort()).toEqual(
    [
      '/',
      ...[...pages, 'termsAndConditions'].map((name) => `/${name}`),
      ...services.map((name) => `/service/${name}`),
      ...[...projects, 'project-details'].map((name) => `/project/${name}`),
    ].sort(),
  );
});

test('the messages of the forms are the specified ones', () => {
  expect(formMessages).toMatchObject({
    firstnameRequired: 'First name is required',
    lastnameRequired: 'Last name is required',
    fullnameRequired: 'First name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email format',
    phoneRequired: 'Phone number is required',
    phoneInvalid: 'Phone number must be 10 digits',
    subjectRequired: 'Subject is required',
    messageRequired: 'Message is required',
    sent: 'Your message has been successfully submitted!',
    refused: 'Failed to send the message.',
    broken: 'Something went wrong.',
  });
  expect(callbackSection.form.subjectDefault).toBe('Requesting a callback');
  expect(navigation.error.title).toBe('Unexpected Application Error!');
});

test('the frame of every page says what is specified', () => {
  expect(company).toMatchObject({
    tagline: 'Building tech experiences that inspire, engage, and grow your business.',
    copyrightYear: 2025,
  });
  expect(navigation.callToAction.label).toBe('Get a Callback');
  expect(navigation.quote.label).toBe('Get A Quote');
  expect(navigation.serviceLinks.links).toEqual(
    expect.arrayContaining([
      { label: 'EPR and Business Automation', href: '/service/businessAutomation' },
      { label: 'IT Consulting', href: '/service/consultingServices' },
    ]),
  );
});

test('sections have the specified headings and labels', () => {
  expect(homePage.hero.btnName).toBe('Request a Callback');
  expect(workProcess).toMatchObject({
    label: 'Work Process',
    title: 'Follow 4 Easy Work Steps',
    steps: ['Design', 'Development', 'Deployment', 'Maintenance'].map((title) => ({ title })),
  });
  expect(callToAction).toMatchObject({
    title: `At ${company.brand}, we are Committed to Quality`,
    button: { label: 'Contact Us' },
  });
  expect(aboutPage.story.title).toContain('8+ Years Of Experience');
  expect(aboutPage.statements.items.slice(0, 2)).toMatchObject([
    { label: 'Mission', title: 'Innovation and Transparency' },
    { label: 'Vision', title: 'Driving Innovation' },
  ]);
  expect(portfolioPage.banner.heading).toBe('Portfolio 2025');
  expect(portfolioPage.whatWeDo.cards.map(({ title }) => title)).toEqual([
    'UI/UX Design',
    'Development',
    'Testing',
    'Deployment',
    'Maintenance',
  ]);
  expect(serviceTemplate.servicesTitle).toBe('Our Services');
  expect(projectTemplate).toMatchObject({
    factLabels: {
      domain: 'Domain',
      category: 'Category',
      time: 'Year',
      frontend: 'Front End Technology',
      backend: 'Back End Technology',
      database: 'Database',
      others: 'Other Features',
    },
    challengeTitle: 'Challenge',
    solutionTitle: 'Solution',
    highlightsTitle: 'Highlights',
    screenshotLabel: 'Screenshot',
    tagsTitle: 'Tags',
    otherProjectsTitle: 'Other Projects',
    learnMoreLabel: 'Learn More',
  });
  expect(projectCarousel.link.label).toBe('View All Projects');
});

test('the sample has as many services, case studies and members as specified, in their order', () => {
  expect(caseStudies.map(({ number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
  expect(projectCarousel.projects.map((path) => path.slice(-2)).join(' ')).toBe(
    '03 05 01 07 06 02 09 04 08 10',
  );
  expect(
    navigation.main.find(({ covers }) => covers === '/service')?.items?.map(({ label }) => label),
  ).toEqual([
    'All services',
    'Mobile App Development',
    'ERP',
    'Business Automation',
    'Consulting Services',
    'Digital Marketing Support',
    'E-Commerce Solutions',
    'Enterprise Software',
    'Functional Web Development',
    'Infrastructure and Maintenance',
    'UI/UX and Design',
  ]);
  expect(navigation.serviceLinks.links).toHaveLength(6);
  expect(team.members).toHaveLength(8);
  expect(homePage.tally.map(({ text }) => text.split(/,| to /)[0])).toEqual([
    '8+ Years Of Experience',
    'Ten case studies',
    'Six fields',
    'Eight people',
  ]);
  expect(portfolioPage.caseStudies.title).toBe('Ten case studies');
});
