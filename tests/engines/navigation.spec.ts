import {
  aboutPage,
  caseStudies,
  footerLabel,
  homePage,
  navigation,
  portfolioPage,
  projectTemplate,
  servicesPage,
  team,
} from '../content';
import { DETAILED_PROJECT } from '../routes';
import { INDUSTRY, TECHNOLOGY } from '../filters';
import { expect, test } from './engine-test';

const titleStarts = (words: string) => `document.title.startsWith(${JSON.stringify(words)})`;

test('a change of page goes to the top, names itself and starts at the skip link', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.evaluate('(window.isSameDocument = true)');
  await visit.click({ role: 'link', name: homePage.services.link.label });
  await visit.expectPath('/service');
  await visit.expectOne({ role: 'heading', name: servicesPage.banner.heading });
  await expect.poll(() => visit.evaluate(titleStarts(`${servicesPage.title} - `))).toBe(true);
  await expect.poll(() => visit.evaluate('window.scrollY')).toBe(0);
  expect(await visit.evaluate('window.isSameDocument')).toBe(true);
  await visit.press('Tab');
  await visit.expectFocus({ role: 'link', name: navigation.skipLink });

  await visit.back();
  await visit.expectPath('/');
  await visit.expectOne({ role: 'link', name: homePage.services.link.label });
});

test('a link that is clicked before React runs leads on', async ({ visit }) => {
  await visit.open('/about');
  await visit.click({ role: 'link', name: aboutPage.story.btnName });
  await visit.expectPath('/ourteam');
  await visit.expectOne({ role: 'heading', name: team.banner.heading });
});

test('the skip link leads past the menu', async ({ visit }) => {
  await visit.openStarted('/portfolio');
  await visit.press('Tab');
  await visit.press('Enter');
  await expect.poll(() => visit.evaluate('document.activeElement.localName')).toBe('main');
});

test('a filter of the portfolio leaves its case studies; back and a link to the page bring all of them', async ({
  visit,
}) => {
  await visit.openStarted('/portfolio');
  const cards = {
    role: 'article',
    within: { role: 'region', name: portfolioPage.caseStudies.title },
  };
  await visit.expectCount(cards, caseStudies.length);
  await visit.click({ role: 'link', name: INDUSTRY.link });
  await visit.expectPath(`${INDUSTRY.address}#case-studies-title`);
  await visit.expectCount(cards, INDUSTRY.projects.length);
  await visit.back();
  await visit.expectCount(cards, caseStudies.length);
  await visit.click({ text: portfolioPage.caseStudies.filter.moreLabel });
  await visit.click({ role: 'link', name: TECHNOLOGY.link });
  await visit.expectCount(cards, TECHNOLOGY.projects.length);
  await visit.click({
    role: 'link',
    name: footerLabel('/portfolio'),
    within: { role: 'contentinfo' },
  });
  await visit.expectPath('/portfolio');
  await visit.expectCount(cards, caseStudies.length);
});

test('a screenshot opens large, and closing gives the focus back', async ({ visit }) => {
  await visit.openStarted(DETAILED_PROJECT);
  const screenshot = `${projectTemplate.screenshotLabel} 2`;
  const link = { role: 'link', name: `${screenshot} ${projectTemplate.enlargeLabel}` };
  await visit.click(link);
  await visit.expectOne({ role: 'dialog', name: screenshot });
  await visit.press('Escape');
  await visit.expectNone({ role: 'dialog' });
  await visit.expectFocus(link);
  await visit.click(link);
  await visit.click({
    role: 'button',
    name: projectTemplate.closeLabel,
    within: { role: 'dialog' },
  });
  await visit.expectNone({ role: 'dialog' });
});
