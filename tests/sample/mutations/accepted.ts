import { slugOf } from '../../../gatsby/pages/slug-of';
import { recordOf } from '../sample';
import {
  type Mutation,
  CASE,
  ERP,
  UNLINKED,
  MAP,
  WORK,
  COMPANY,
  CONTACT,
  FAQ,
  GUIDE,
  HOME,
  MENUS,
  TEAM,
  PORTRAIT,
  put,
  set,
  picture,
  removePicture,
  all,
} from './change';

const company = recordOf<Record<string, string>>('company');

/** Probable mistakes: the editor sees a hint, and the site still builds. */
export const HINTS: Mutation[] = [
  ...['brand', 'legalName', 'phone', 'email'].map((name): Mutation => [
    `the ${name} spelt out`,
    set(CASE, 'challenge', `At ${company[name]} we saw it.`),
  ]),
  ['a title that no font has in full', set(CASE, 'title', 'Parcels 📦 home')],
  ['a picture that nothing shows', picture('data/images/team/old.webp', {})],
  ['a panorama for a portrait', picture(PORTRAIT, { width: 4000, height: 1000 })],
  [
    'a screenshot of a laptop',
    picture('data/images/screenshots/shot-03-1.webp', { width: 1366, height: 768 }),
  ],
  ['a day that is yet to come', set(CASE, 'published', '2099-12-31')],
  ['a month that is yet to come', set(CASE, 'time', 'Dec 2099')],
  [
    'the link of a card, as the specification has it',
    set(CASE, 'link', '/project/project-details-03'),
  ],
  ['an address that ends like a script', set(UNLINKED, 'path', '/project/node-js')],
  ['a picture of a card without its description', set(CASE, 'pictureAlt')],
  [
    'a case study with the fields of the specification',
    all(
      ...['metaDescription', 'summary', 'picture', 'pictureAlt', 'pictureFocus', 'bannerAlt'].map(
        (field) => set(UNLINKED, field),
      ),
      ...['services', 'roles', 'invitation', 'kolam'].map((field) => set(UNLINKED, field)),
    ),
  ],
  [
    'a service with the fields of the specification',
    all(
      ...['metaDescription', 'summary', 'imageAlt', 'servicesTitle', 'overview2Title'].map(
        (field) => set(ERP, field),
      ),
    ),
  ],
  ['pictures without descriptions', all(...['1', '2'].map((n) => set(HOME, `about.image${n}Alt`)))],
  ['a class of another grid', set(HOME, 'services.cards[1].columnWidth', 'col-lg-4')],
];

/** A picture, as the files in data/ name it. */
const PICTURE = 'images/services/erp.webp';

/** Content in the shape that the specification gives it: existing content moves in unchanged. */
const IN_SPECIFIED_SHAPE: Mutation[] = [
  ['a picture as the icon of a step of a service', set(ERP, 'services[0].icon', `../${PICTURE}`)],
  ['a picture as the icon of a step of work', set(WORK, 'steps[1].icon', PICTURE)],
  ['a picture as the icon of a badge', set(HOME, 'about.badge.icon', PICTURE)],
  ['a drawing as the icon of a service card', set(HOME, 'services.cards[0].icon', MAP)],
  ['a drawing as the icon of a project card', set(CASE, 'icon', `../${MAP}`)],
  [
    'pictures as the shape images of a banner',
    all(set(HOME, 'hero.shapeImage1', PICTURE), set(HOME, 'hero.shapeiamge2', MAP)),
  ],
  ['a draft to which nothing leads', set(UNLINKED, 'draft', true)],
  ['what was a draft and is published', set(UNLINKED, 'draft', false)],
  [
    'highlights as a paragraph',
    set(CASE, 'highlights', 'Drivers scan, sign and invoice at the door. '.repeat(4).trim()),
  ],
  ['highlights as a text', set(CASE, 'highlights', '- Scans\n- Signs\n\n• Invoices\nCounts\n')],
  [
    'a service that names its projects',
    set(ERP, 'projects', [
      { name: 'Deliveries', href: '/project/project-details-03' },
      { name: 'Events', href: '/project/project-details-04' },
      { name: 'Schools', href: '/project/project-details-08' },
    ]),
  ],
];

/** What must stay accepted. */
export const ACCEPTED: Mutation[] = [
  ['a step of work without a sign', set(WORK, 'steps[1].icon')],
  ['a hero without words for the call', set(HOME, 'hero.callText')],
  ['a question without an address', set(FAQ, 'columns[0].items[2].address')],
  ['the day of today', set(CASE, 'published', new Date().toISOString().slice(0, 10))],
  ['a former address with an ending', set(UNLINKED, 'formerPaths', ['/old/case.php', '/case.pdf'])],
  [
    'lines that end as on Windows',
    (content) => put(TEAM, (content.texts.get(TEAM) ?? '').replaceAll('\n', '\r\n'))(content),
  ],
  [
    'no line break at the end',
    (content) => put(TEAM, (content.texts.get(TEAM) ?? '').trimEnd())(content),
  ],
  ['two pictures with the same focal point', set(CASE, 'screenshotsFocus', ['50 20', '50 20'])],
  [
    'screenshots under names of their own',
    set(CASE, 'screenshots', {
      first: '../images/screenshots/shot-03-2.webp',
      second: '../images/screenshots/shot-03-1.webp',
    }),
  ],
  [
    'a question at the address that a form has on another page',
    set(FAQ, 'columns[0].items[0].address', 'callback'),
  ],
  ['an emoji of several characters', set(CASE, 'challenge', 'For families 👩‍👩‍👧')],
  ['a title in Hindi', set(CASE, 'title', 'पार्सल और चालान')],
  ['a title in Kannada, with a joiner', set(CASE, 'title', 'ಪಾರ್ಸೆಲ್‌ಗಳು')],
  ['a text in Arabic', set(CASE, 'challenge', 'توصيل الطرود')],
  ['a case study without measures', set(CASE, 'measures', undefined)],
  ['a case study without roles', set(CASE, 'roles', undefined)],
  ['a number in words in a measure', set(CASE, 'measures[0].name', 'Invoices out within two days')],
  ['accents', set(CASE, 'title', 'Café à la carte')],
  ["signs of a company's name", set(CASE, 'title', 'AT&T; R&D')],
  ['signs of arithmetic', set(CASE, 'title', 'R&D; 5 <6')],
  ['several question marks after a word', set(CASE, 'title', 'What???')],
  ['a unit with a Greek letter', set(CASE, 'challenge', 'A fuse of 5 kΩ')],
  [
    'a picture whose name a Mac has written, with spaces and its ending in capital letters',
    all(
      picture('data/images/team/Zoë at work.WEBP', {}),
      removePicture(PORTRAIT),
      set(TEAM, 'members[0].icon', 'images/team/Zoe\u0308 at work.WEBP'),
    ),
  ],
  [
    'a team of seven',
    all(set(TEAM, 'members[7]'), removePicture('data/images/team/joel-dsouza.webp')),
  ],
  [
    'six questions in a column',
    set(FAQ, 'columns[0].items[5]', { address: 'more', title: 'Is there more?', desc: 'Yes.' }),
  ],
  [
    'an e-mail link with a subject',
    set(HOME, 'services.link.href', 'mailto:a@example.com?subject=Stock'),
  ],
  ['a phone link', set(HOME, 'services.link.href', 'tel:+918045678900')],
  ['a link to another site', set(HOME, 'services.link.href', 'https://example.com:8443/a?b#c')],
  [
    'a link to a filter in letters of its own',
    all(
      set(CASE, 'domain', 'ಕೃಷಿ'),
      set(HOME, 'services.link.href', `/portfolio/${slugOf('ಕೃಷಿ')}-industry`),
    ),
  ],
  [
    'former addresses, as other sites write them',
    set(ERP, 'formerPaths', ['/erp', '/erp.html', '/index.php', '/portfolio/steel-industry']),
  ],
  [
    'a link to a filter of the portfolio, as the portfolio writes it',
    set(HOME, 'services.link.href', '/portfolio/retail-industry#case-studies-title'),
  ],
  ['a link to the map', set(HOME, 'services.link.href', '/contact#map')],
  [
    'an address below that of the portfolio',
    set(UNLINKED, 'path', '/portfolio/project-details-08'),
  ],
  ['a link to a question', set(HOME, 'services.link.href', '/faq#data-safety')],
  [
    'a map of another service',
    set(COMPANY, 'address.mapEmbedUrl', 'https://maps.example.com/embed?office'),
  ],
  ['one reader of what is sent', set(CONTACT, 'nextSteps.readers', ['Divya Gowda'])],
  ['another country', set(COMPANY, 'address.country', 'DE')],
  [
    'addresses in the domain of India in Hindi',
    all(
      set(COMPANY, 'siteUrl', 'https://xn--p1b6ci4b4b3a.xn--h2brj9c'),
      set(COMPANY, 'email', 'hello@xn--p1b6ci4b4b3a.xn--h2brj9c'),
    ),
  ],
  ...['A team of 20 couriers', 'It replaces 1,200 services', 'Joins 40 services of the city'].map(
    (text): Mutation => [text, set(HOME, 'services.link.label', text)],
  ),
  [
    'a service in a file of another name, which no case study used',
    set(GUIDE, 'services', ['/service/erp']),
  ],
  ['a phone number of another country', set(COMPANY, 'phone', '+44 20 7946 0000')],
  ['a month written out', set(CASE, 'time', 'September 2023')],
  ['a work that is not finished', set(CASE, 'time', 'Ongoing')],
  ...IN_SPECIFIED_SHAPE,
  [
    'an outcome, with its client and a voice',
    all(
      set(CASE, 'client', { name: 'Parcels & Co', link: 'https://parcels.example.com' }),
      set(CASE, 'measures[0].before', '9 days'),
      set(CASE, 'measures[0].after', '2 days'),
      set(CASE, 'quote', { text: 'It holds.', name: 'Asha Rao', role: 'Dispatch' }),
    ),
  ],
  [
    'a legal page of one’s own, in the footer',
    all(
      (content) =>
        put(
          'data/legal/accessibility.json',
          (content.texts.get('data/legal/privacy.json') ?? '')
            .replace('/privacy', '/accessibility')
            .replace('"Privacy"', '"Accessibility"')
            .replace('Privacy page', 'Accessibility page'),
        )(content),
      set(MENUS, 'usefulLinks.links[6].href', '/accessibility'),
    ),
  ],
  ['a result in a measure', set(CASE, 'measures[0].name', 'Invoices out within 24 hours')],
];
