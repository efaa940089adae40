import { content as sample } from '../sample/sample';
import type { EditedContent, JsonRecord } from './edited-content';
import { DRAWN_MAP, inOtherWords, takePhotograph } from './own-words';

/** A company that takes the site over, or changes it, as docs/take-over.md describes. */
type Company = { name: string; change: (content: EditedContent) => Promise<void> };

const SERVICES = {
  folder: 'data/services',
  place: 'order',
  list: '/service',
  title: 'Line of work',
};
const PROJECTS = {
  folder: 'data/projects',
  place: 'number',
  list: '/portfolio',
  title: 'Case study of system',
};

/** Says who the company is: nothing here is the sample’s any more. */
function rename(content: EditedContent, brand: string): void {
  const domain = `${brand.toLowerCase().replace(/\W/g, '')}.in`;
  const [, old = ''] = /([^@/]+)$/.exec(email) ?? [];
  content.replace(({ node }) => {
    const text = String(node.value);
    return text.includes(old) ? text.replaceAll(old, domain) : undefined;
  });
  const { address, drawnName } = content.read('data/company.json');
  content.change('data/company.json', {
    brand,
    legalName: `${brand} Systems LLP`,
    siteUrl: `https://www.${domain}`,
    email: `enquiries.chennai@${domain}`,
    phone: '+91 44 4123 5678',
    address: {
      ...(address as JsonRecord),
      street: '7 Temple Street',
      city: 'Chennai',
      region: 'Tamil Nadu',
      postalCode: '600004',
    },
    ...(drawnName && { drawnName: { ...(drawnName as JsonRecord), label: `${brand}, drawn` } }),
    mark: { seed: brand, shape: 'octagon', columns: 5 },
  });
}

/** Gives the team this many people, with a portrait each. */
async function employ(content: EditedContent, count: number): Promise<void> {
  const file = 'data/team.json';
  const samples = content.read(file).members as JsonRecord[];
  const members: JsonRecord[] = [];
  for (let number = 1; number <= count; number += 1) {
    const portrait = `data/images/team/person-${number}.jpg`;
    content.write(portrait, await takePhotograph(portrait));
    members.push({
      desc: samples[number % samples.length]!.desc!,
      icon: content.nameIn(file, portrait),
      title: `Person ${number}`,
    });
  }
  content.change(file, { members });
  const { nextSteps } = content.read('data/contact-page.json');
  const readers = members.slice(0, 2).map(({ title }) => title!);
  content.change('data/contact-page.json', {
    nextSteps: { ...(nextSteps as JsonRecord), readers },
  });
}

/** Keeps the first records of a kind, or adds copies of them, until there are this many. */
function resize(
  content: EditedContent,
  { folder, place, list, title }: typeof SERVICES,
  count: number,
): void {
  const listed = content.listed(folder, place);
  for (const { file } of listed.slice(count)) content.removePage(file, list);
  for (const file of content.files('data/projects'))
    if (!content.read(file).services)
      content.change(file, {
        services: [content.listed('data/services', 'order')[0]!.record.path!],
      });
  for (let number = listed.length + 1; number <= count; number += 1) {
    const record = { ...listed[number % listed.length]!.record };
    delete record.kolam;
    delete record.pageTitle;
    const name = `${list.slice(1)}-${number}`;
    content.write(`${folder}/${name}.json`, {
      ...record,
      metaDescription: `${number} ${record.metaDescription as string}`.slice(0, 160),
      path: `${list}/number-${number}`.replace('/portfolio/', '/project/'),
      [place]: place === 'order' ? number : String(number),
      title: `${title} ${number}`,
    });
  }
}

/** Replaces all pictures with photographs with odd names, and the drawn map with the company’s own. */
async function photograph(content: EditedContent): Promise<void> {
  const photographs = Array.from(
    { length: 5 },
    (_, number) => `data/images/own/Zoë’s “team” & co (${number}), 100 ಕನ್ನಡ 🚚.jpg`,
  );
  for (const file of photographs) content.write(file, await takePhotograph(file));
  content.write('data/images/own/map.svg', DRAWN_MAP);
  let count = 0;
  content.replace(({ record, value, field }) => {
    if (value.kind !== 'picture' || field.rules.unique) return undefined;
    count += 1;
    const isDrawing = field.rules.picture?.format === 'svg';
    const picture = isDrawing
      ? 'data/images/own/map.svg'
      : photographs[count % photographs.length]!;
    return content.nameIn(record.file, picture);
  });
}

/** Replaces everything that visitors read with the company’s own words. */
function reword(content: EditedContent): void {
  content.replace(({ node, value, field: { rules } }) =>
    value.kind === 'text' && rules.length && !rules.format && !rules.constant
      ? inOtherWords(String(node.value))
      : undefined,
  );
  content.leaveOut(({ field }) => /^(isSample|isFiller|drawnName)$/.test(field.name));
}

/** Adds what an owner has to say: outcomes, quotes, identity, and their own legal page. */
function tell(content: EditedContent): void {
  const { drawnName } = content.read('data/company.json') as { drawnName?: { image: string } };
  content.change('data/company.json', {
    // Any drawing may be a logo.
    ...(drawnName && { logo: drawnName.image }),
    registrations: [
      { label: 'LLPIN', number: 'AAB-1234' },
      { label: 'GSTIN', number: '33AAAAA0000A1Z5' },
    ],
    registeredOffice: 'Plot 9, Second Main Road, Madurai 625001, Tamil Nadu, India',
    contactPerson: { name: 'Meena K', role: 'Partner', email: 'meena@partners.in' },
    profiles: {
      title: 'Elsewhere',
      links: [{ label: 'Code', href: 'https://code.partners.in/us' }],
    },
    foundingDate: '2016-04-01',
    training: 'refused',
  });
  for (const [index, { file, record }] of content.listed('data/projects', 'number').entries()) {
    const [first, ...others] = (record.measures ?? []) as JsonRecord[];
    content.change(file, {
      ...(first && { measures: [{ ...first, before: '9 days', after: '2 days' }, ...others] }),
      ...(index !== 1 && { client: { name: 'Client & Sons', link: 'https://client.in' } }),
      ...(index !== 2 && {
        quote: { text: 'We would do it again.', name: 'R. Client', role: 'Owner, Client & Sons' },
      }),
      link: { label: 'See it', href: 'https://client.in/app' },
    });
  }
  const privacy = content.read('data/legal/privacy.json');
  content.write('data/legal/accessibility.json', {
    ...privacy,
    path: '/accessibility',
    title: 'Accessibility',
    metaDescription:
      'How far this site can be used by everybody, what cannot yet, and whom to tell.',
    notice: 'This statement holds since January 2026.',
    isFiller: false,
    sections: [{ heading: 'What holds', text: 'The site keeps to WCAG 2.2, level AA.' }],
  });
  const { usefulLinks } = content.read('data/navigation.json') as {
    usefulLinks: { links: JsonRecord[] };
  };
  const link = { label: 'Accessibility', href: '/accessibility' };
  content.change('data/navigation.json', {
    usefulLinks: { ...usefulLinks, links: [...usefulLinks.links, link] },
  });
}

/** A figure of the company's own. */
const SHAPE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';

/** Ten ordinary edits, as they come within a year. */
async function edit(content: EditedContent): Promise<void> {
  rename(content, 'Sampige');
  const team = content.read('data/team.json');
  content.write('data/images/team/new-member.jpg', await takePhotograph('new-member.jpg'));
  const member = { desc: 'Accounts', iconAlt: 'Asha Bhat in the garden', title: 'Asha Bhat' };
  content.change('data/team.json', {
    members: [...(team.members as JsonRecord[]), { icon: 'images/team/new-member.jpg', ...member }],
  });
  content.write('data/images/own/first.jpg', await takePhotograph('first.jpg'));
  content.write('data/images/own/shape.svg', SHAPE);
  const home = content.read('data/home-page.json');
  const { cards, ...services } = home.services as JsonRecord & { cards: JsonRecord[] };
  const icon = 'images/own/shape.svg';
  content.change('data/home-page.json', {
    hero: { ...(home.hero as JsonRecord), shapeiamge2: icon },
    services: { ...services, cards: cards.map((card) => ({ ...card, icon })) },
  });
  const own: JsonRecord = {
    path: '/project/spice-market',
    number: '11',
    title: 'Spice market',
    metaDescription:
      'How a spice market sells by the kilo and by the sack at once, and knows every evening what is left of each.',
    summary: 'Retail. Scales, bills and stock in one place.',
    picture: '../images/own/first.jpg',
    pictureAlt: 'Sacks of pepper beside a scale',
    tags: ['Retail', 'Scales'],
    services: ['/service/erp'],
    projectTitle: 'What is weighed is what is billed',
    description: 'A market for spices weighs, bills and counts with one program.',
    challenge: 'The weight was written on a slip, and the slip was lost.',
    solution: 'The scale writes the bill.',
    highlights: ['Scales', 'Bills', 'Stock', 'Evening count'],
    invitation: { title: 'Do you weigh?', text: 'Tell us what, and how often.' },
  };
  content.write('data/projects/first-of-our-own.json', own);
  content.write('data/projects/not-yet.json', {
    ...own,
    draft: true,
    path: '/project/flower-market',
    number: '12',
    title: 'Flower market',
    metaDescription: 'How a flower market counts what is fresh, which nobody has written down yet.',
  });
  content.write('data/images/projects/case-05.webp', await takePhotograph('case-05.webp'));
  content.removePage('data/projects/project-details-04.json', PROJECTS.list);
  content.change('data/legal/privacy.json', {
    isFiller: false,
    notice: 'This notice holds since January 2026.',
    sections: [{ heading: 'What we keep', text: 'Your message, until it is answered.' }],
  });
  resize(content, SERVICES, 8);
}

/** Leaves out everything that may be left out. A case study needs one picture. */
function strip(content: EditedContent): void {
  const file = 'data/projects/project-details-03.json';
  const { banner } = content.read(file);
  content.leaveOut(
    ({ record, field, value }) =>
      !field.isRequired &&
      field.value === value &&
      !field.rules.records &&
      !field.rules.either &&
      // What makes a figure another one, takes the place of a number, or says what a text is.
      !['rows', 'density', 'counts', 'isFiller'].includes(field.name) &&
      (field.name !== 'picture' || record.file === file) &&
      record.type.name !== 'Navigation',
  );
  content.change(file, { banner: banner! });
  content.change('data/team.json', { aliases: [] });
}

/** A menu without dropdowns, which leaves out pages that the sample's has. */
const PLAIN_MENU: JsonRecord[] = [
  { label: 'Work', href: '/portfolio', covers: '/project' },
  { label: 'Contact', href: '/contact' },
];

const TAKEN_OVER: Company[] = [
  { name: 'Ten ordinary edits', change: edit },
  {
    name: 'Five people with words, photographs, a map and legal texts of their own',
    change: async (content) => {
      resize(content, SERVICES, 6);
      resize(content, PROJECTS, 3);
      await employ(content, 5);
      await photograph(content);
      reword(content);
      rename(content, 'Sampige');
    },
  },
  {
    name: 'Twenty people with forty case studies',
    change: async (content) => {
      resize(content, SERVICES, 14);
      resize(content, PROJECTS, 40);
      await employ(content, 20);
      rename(content, 'Honge Technologies');
      content.change('data/navigation.json', { menuLabel: 'Contents', callLabel: 'Telephone' });
    },
  },
  {
    name: 'One person with one service',
    change: async (content) => {
      resize(content, SERVICES, 1);
      resize(content, PROJECTS, 3);
      await employ(content, 1);
      strip(content);
      rename(content, 'Bevu');
      content.change('data/navigation.json', { main: PLAIN_MENU });
    },
  },
];

export const COMPANIES = TAKEN_OVER.map(({ name, change }) => ({
  name,
  change: async (content: EditedContent) => {
    await change(content);
    tell(content);
  },
}));

const { brand, email, phone, address } = JSON.parse(
  sample.texts.get('data/company.json')!,
) as Record<'brand' | 'email' | 'phone', string> & { address: { street: string } };

/** The names and contact details that only the sample company has. */
export const SAMPLE_NAMES = [brand, email, phone, address.street].map((text) => text.toLowerCase());
