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
