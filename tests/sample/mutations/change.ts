import type { Content, Picture } from '../../../gatsby/checker/content';
import { setValue, stepsOf } from '../sample';

/** What an editor does to the content. */
export type Change = (content: Content) => Content;

/** What an editor did, and the change. All that the checker prints about it is in printed.txt, under what they did. */
export type Mutation = [did: string, change: Change];

export const CASE = 'data/projects/project-details-03.json';
/** A case study that used the ERP service. */
export const CASE_OF_ERP = 'data/projects/project-details-10.json';
/** A case study that no other file names. */
export const UNLINKED = 'data/projects/project-details-08.json';
export const GUIDE = 'data/projects/project-details.json';
export const ERP = 'data/services/erp.json';
export const COMPANY = 'data/company.json';
export const CONTACT = 'data/contact-page.json';
export const FAQ = 'data/faq.json';
export const HOME = 'data/home-page.json';
export const MENUS = 'data/navigation.json';
export const TEAM = 'data/team.json';
export const WORK = 'data/work-process.json';
/** A drawing, as the files in data/ name it. */
export const MAP = 'images/company/map.svg';
export const PORTRAIT = 'data/images/team/ananya-rao.webp';

const textOf = ({ texts }: Content, file: string) => texts.get(file) ?? '';

/** Puts a file into data/, or another text into a file. */
export const put =
  (file: string, text: string): Change =>
  (content) => ({ ...content, texts: new Map([...content.texts, [file, text]]) });

/** Removes a file. */
export const remove =
  (file: string): Change =>
  (content) => ({
    ...content,
    texts: new Map([...content.texts].filter(([name]) => name !== file)),
  });

/** Copies a file. */
export const copy =
  (file: string, to: string): Change =>
  (content) =>
    put(to, textOf(content, file))(content);

/** Types something else in a file. */
export const swap =
  (file: string, from: string, to: string): Change =>
  (content) => {
    const text = textOf(content, file);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    return put(
      file,
      text.replace(from, () => to),
    )(content);
  };

/** Sets a field, such as members[0].title, or removes it. */
export const set =
  (file: string, field: string, value?: unknown): Change =>
  (content) =>
    put(file, setValue(textOf(content, file), stepsOf(field), value))(content);

const PHOTO: Picture = { bytes: 90_000, format: 'webp', width: 960, height: 1200, space: 'srgb' };

/** Puts a picture with these properties into data/; null is a broken one. */
export const picture =
  (file: string, facts: Partial<Picture> | null): Change =>
  (content) => ({
    ...content,
    pictures: new Map([...content.pictures, [file, facts && { ...PHOTO, ...facts }]]),
  });

/** Removes a picture. */
export const removePicture =
  (file: string): Change =>
  (content) => ({
    ...content,
    pictures: new Map([...content.pictures].filter(([name]) => name !== file)),
  });

/** Several changes at once. */
export const all =
  (...changes: Change[]): Change =>
  (content) =>
    changes.reduce((changed, change) => change(changed), content);
