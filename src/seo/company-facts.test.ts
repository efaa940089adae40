import { describe, expect, test, vi } from 'vitest';
import { contactFacts } from './company-facts';

// Fragments are read at build time only.
vi.mock('gatsby', () => ({ graphql: () => undefined }));

type Company = Parameters<typeof contactFacts>[0];

const SITE = 'https://www.example.com';
const NODE = { '@type': 'LocalBusiness', address: [{ addressLocality: 'Mysuru' }] } as const;
const BARE: Company = {
  address: { region: null, latitude: null, longitude: null },
  openingHours: null,
};

const described = (company: Company) =>
  contactFacts(company).ofCompany!(NODE as never, {
    company: '',
    brand: '',
    siteUrl: SITE,
    url: SITE,
  });

describe('the company on its contact page', () => {
  // Also over the end of a week, whichever day it begins with.
  test.each([
    ['Thursday', 'Saturday', ['Thursday', 'Friday', 'Saturday']],
    ['Sunday', 'Tuesday', ['Sunday', 'Monday', 'Tuesday']],
    ['Friday', 'Monday', ['Friday', 'Saturday', 'Sunday', 'Monday']],
    ['Sunday', 'Sunday', ['Sunday']],
  ])('is open on every day from %s to %s', (from, to, dayOfWeek) => {
    const hours = { opens: '09:30', closes: '18:00' };
    const openingHours = [{ from, to, ...hours }] as Company['openingHours'];
    expect(described({ ...BARE, openingHours })).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek, ...hours }],
    });
  });
});
