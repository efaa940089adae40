import { getNodeValue } from 'jsonc-parser';
import type { ContentModel } from '../schema/model/content-model';
import { countsOf } from '../schema/fields/counts';
import { PLACEHOLDER_SOURCE, type Identity } from '../schema/fields/placeholders';
import { checkAddresses, madeAddressesOf, pagesAt, type Pages } from './check-addresses';
import { checkAmong, textsByField } from './check-among';
import { checkFiles } from './check-files';
import { checkLink, checkRelation, fragmentsOf } from './check-links';
import { checkNumberOfRecords } from './check-number-of-records';
import { checkPicture } from './check-picture';
import { checkNumber, checkText } from './check-texts';
import { checkUnique } from './check-unique';
import type { Content, ContentRecord, Context } from './content';
import { sortProblems, type Problem } from './problem';
import { readRecords } from './read-record';

/** The values of the placeholders, if the company record has no problems. */
export function identityOf(
  records: ContentRecord[],
  problems: Problem[] = [],
): Identity | undefined {
  const company = records.find(({ type }) => type.name === PLACEHOLDER_SOURCE);
  const isSound = company && !problems.some(({ file }) => file === company.file);
  if (!isSound) return undefined;
  const valuesOf = (name: string) =>
    records
      .filter(({ type, root }) => type.name === name && root.type === 'object')
      .map(({ root }) => getNodeValue(root) as Record<string, unknown>);
  const members = valuesOf('TeamPage').flatMap((team) => team.members ?? []);
  const counts = countsOf({
    services: valuesOf('Service'),
    projects: valuesOf('Project'),
    members,
  });
  return { ...(getNodeValue(company.root) as Identity), counts };
}

/** Checks a value by itself. */
export function checkValue(context: Context, identity: Identity | undefined): Problem[] {
  switch (context.value.kind) {
    case 'text':
      return checkText(context, identity);
    case 'integer':
    case 'number':
      return checkNumber(context);
    default:
      return [];
  }
}

/** Returns a check that compares a value with other files. */
function checkerOf(pages: Pages, contexts: Context[], pictures: Content['pictures']) {
  const fragments = fragmentsOf(contexts);
  return (context: Context): Problem[] => {
    switch (context.value.kind) {
      case 'text':
        return checkLink(context, pages, fragments);
      case 'picture':
        return checkPicture(context, pictures);
      case 'relation':
        return checkRelation(context, pages);
      default:
        return [];
    }
  };
}

/**
 * Checks all content against its model: first each file by itself, and once those are in order the files against
 * each other. So a page that is missing because its file cannot be read is not reported by every link to it.
 *
 * @returns problems by file and line; none if the site can be built
 */
export function checkContent(model: ContentModel, content: Content): Problem[] {
  const readings = readRecords(model, content.texts);
  const records = readings.flatMap(({ record }) => record ?? []);
  const sound = readings.flatMap(({ record, syntax }) => (record && !syntax ? record : []));
  const inShape = readings.flatMap(({ syntax, shape }) => [...(syntax ? [syntax] : []), ...shape]);
  const contexts = readings.flatMap((reading) => reading.contexts);
  const identity = identityOf(records, inShape);
  const made = inShape.length > 0 ? [] : madeAddressesOf(records);
  const single = [
    ...checkFiles(model, content),
    ...inShape,
    ...contexts.flatMap((context) => checkValue(context, identity)),
    ...checkAddresses(sound, made),
  ];
  if (single.length > 0) return sortProblems(single);
  const pages = pagesAt(records, made);
  const compare = checkerOf(pages, contexts, content.pictures);
  const texts = textsByField(contexts);
  return sortProblems([
    ...contexts.flatMap((context) => checkAmong(context, texts)),
    ...contexts.flatMap(compare),
    ...checkUnique(contexts),
    ...checkNumberOfRecords(model, contexts),
  ]);
}
