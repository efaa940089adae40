import { expect, test } from 'vitest';
import {
  aboutPage,
  callbackSection,
  callToAction,
  company,
  errorPage,
  formMessages,
  homePage,
  navigation,
  portfolioPage,
  projectTemplate,
  serviceTemplate,
  workProcess,
} from '../content';

// The one place that repeats texts: those that the specification fixes.

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
  expect(errorPage.heading).toBe('Unexpected Application Error!');
});

test('the frame of every page says what is specified', () => {
  expect(company).toMatchObject({
    tagline: 'Building tech experiences that inspire, engage, and grow your business.',
    copyrightYear: 2025,
  });
  expect(navigation.callToAction.label).toBe('Get a Callback');
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
  expect(serviceTemplate).toMatchObject({
    servicesTitle: 'Our Services',
    quote: { label: 'Get A Quote' },
  });
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
    quote: { label: 'Get A Quote' },
    otherProjectsTitle: 'Other Projects',
    learnMoreLabel: 'Learn More',
    viewAll: { label: 'View All Projects' },
  });
});
