const SERVICES = [
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
];
const PROJECTS = Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The addresses of the ten services. */
export const SERVICE_ROUTES = SERVICES.map((name) => `/service/${name}`);

/** The addresses of the ten case studies. */
export const PROJECT_ROUTES = PROJECTS.map((number) => `/project/project-details-${number}`);

/** Every address of section 2 of the specification. */
export const ROUTES = [
  '/',
  '/about',
  '/faq',
  '/ourteam',
  '/team',
  '/portfolio',
  '/service',
  '/service/service-details',
  ...SERVICE_ROUTES,
  '/contact',
  '/privacy',
  '/termsAndConditions',
  '/project/project-details',
  ...PROJECT_ROUTES,
];

/** Pages that between them show every template, and every part that only some records have. */
const SAMPLE_ROUTES = [
  '/',
  '/about',
  '/faq',
  '/ourteam',
  '/portfolio',
  '/service',
  '/service/service-details',
  '/service/erp',
  '/contact',
  '/privacy',
  '/project/project-details',
  '/project/project-details-03',
  '/project/project-details-10',
];

/**
 * The tag of a check that takes long: `npm test` makes it on a sample of pages, and `npm run test:all`
 * on the others.
 */
export const MATRIX = '@matrix';

/** Tags a test of one page, so that `npm test` leaves it out unless the page is in the sample. */
export const tagOf = (route: string): { tag: string[] } => ({
  tag: SAMPLE_ROUTES.includes(route) ? [] : [MATRIX],
});
