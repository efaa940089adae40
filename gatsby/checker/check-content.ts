import { getNodeValue } from 'jsonc-parser';
import type { ContentModel } from '../schema/model/content-model';
import { countsOf } from '../schema/fields/counts';
import { PLACEHOLDER_SOURCE, type Identity } from '../schema/fields/placeholders';
import { checkAddresses, madeAddressesOf, pagesAt } from './check-addresses';
import { checkCounterparts } from './check-counterparts';
import { checkFiles, checkNumberOfRecords } from './check-files';
import { checkId } from './check-ids';
import {
  checkAmong,
  checkDraft,
  checkLink,
  checkRelation,
  fragmentsOf,
  textsByField,
} from './check-links';
import { checkPicture } from './check-picture';
import { checkNumber, checkText } from './check-texts';
import { checkFigures, checkUnique } from './check-unique';
import type { Content, ContentRecord, Context } from './content';
import { problemOf, sortProblems, type Finding, type Problem } from './problem';
import { readRecords } from './read-record';

/** The values of the placeholders, if the company record has no problems. Counts are of the records given. */
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

/** Checks a value on its own. */
export const checkValue = (context: Context, identity: Identity | undefined): Finding[] => [
  ...checkText(context, identity),
  ...checkNumber(context),
];

/** The records that are drafts, from all values. */
export const draftsOf = (contexts: Context[]): Set<ContentRecord> =>
  new Set(
    contexts
      .filter(({ path, node }) => path === 'draft' && node.value === true)
      .map(({ record }) => record),
  );

/**
 * Checks all content against its model: first each file on its own and then, if these have no problems, the files
 * against each other. So a page whose file cannot be read is not reported at every link to it.
 *
 * @returns problems by file and line; none if the site can be built
 */
export function checkContent(model: ContentModel, content: Content): Problem[] {
  const readings = readRecords(model, content.texts);
  const records = readings.flatMap(({ record }) => record ?? []);
  const inShape = readings.flatMap(({ problems }) => problems);
  const contexts = readings.flatMap((reading) => reading.contexts);
  const problemsBy = (check: (context: Context) => Finding[]): Problem[] =>
    contexts.flatMap((context) => check(context).map((finding) => problemOf(context, finding)));
  const drafts = draftsOf(contexts);
  const isPublished = ({ record }: Context) => !drafts.has(record);
  const published = records.filter((record) => !drafts.has(record));
  const identity = identityOf(published, inShape);
  const made = inShape.length > 0 ? [] : madeAddressesOf(published, contexts);
  const single = [
    ...checkFiles(model, content),
    ...inShape,
    ...problemsBy((context) => checkValue(context, identity)),
    ...checkAddresses(contexts, made),
  ];
  if (single.length > 0) return sortProblems(single);
  const pages = pagesAt(contexts, made);
  const texts = textsByField(contexts);
  const fragments = fragmentsOf(contexts);
  return sortProblems([
    ...problemsBy((context) => checkAmong(context, texts)),
    ...problemsBy((context) => checkLink(context, pages, fragments)),
    ...problemsBy((context) => checkId(context, contexts)),
    ...problemsBy((context) => checkRelation(context, pages)),
    ...problemsBy((context) => checkDraft(context, pages, drafts)),
    ...problemsBy((context) => checkPicture(context, content.pictures)),
    ...checkCounterparts(contexts),
    ...checkUnique(contexts),
    ...checkFigures(contexts),
    ...checkNumberOfRecords(model, contexts.filter(isPublished)),
  ]);
}
