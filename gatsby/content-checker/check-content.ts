import { getNodeValue } from 'jsonc-parser';
import type { ContentModel } from '../content-model/content-model';
import { countsOf } from '../counts';
import { PLACEHOLDER_SOURCE, type Identity } from '../placeholders';
import {
  addressesOf,
  checkAddresses,
  checkLink,
  checkRelation,
  fragmentsOf,
  pagesAt,
} from './check-addresses';
import { checkFiles } from './check-files';
import { checkPicture } from './check-picture';
import { checkNumber, checkText } from './check-texts';
import { checkUnique } from './check-unique';
import type { Content, ContentRecord, Visit } from './content';
import { sortProblems, type Problem } from './problem';
import { readRecord } from './read-record';

/** The values of the placeholders, if the company record has no problems. */
function identityOf(records: ContentRecord[], problems: Problem[]): Identity | undefined {
  const company = records.find(({ type }) => type.name === PLACEHOLDER_SOURCE);
  const isSound = company && !problems.some(({ file }) => file === company.file);
  if (!isSound) return undefined;
  const valuesOf = (name: string) =>
    records
      .filter(({ type }) => type.name === name)
      .map(({ root }) => getNodeValue(root) as Record<string, unknown>);
  const members = valuesOf('TeamPage').flatMap((team) => team.members ?? []);
  const counts = countsOf({
    services: valuesOf('Service'),
    projects: valuesOf('Project'),
    members,
  });
  return { ...(getNodeValue(company.root) as Identity), counts };
}

/**
 * Checks all content against its model.
 *
 * @returns all problems by file and line; none if the site can be built
 */
export function checkContent(model: ContentModel, content: Content): Problem[] {
  const readings = [...content.texts].map(([file, text]) => readRecord(model, file, text));
  const records = readings.flatMap(({ record }) => record ?? []);
  const sound = readings.flatMap(({ record, syntax }) => (record && !syntax ? record : []));
  const syntax = readings.flatMap((reading) => reading.syntax ?? []);
  const inShape = readings.flatMap(({ shape }) => shape);
  const visits = readings.flatMap((reading) => reading.visits);
  const identity = identityOf(records, [...syntax, ...inShape]);
  const pages = pagesAt(addressesOf(records));
  const fragments = fragmentsOf(visits);

  const checkVisit = (visit: Visit): Problem[] => {
    switch (visit.value.kind) {
      case 'text':
        return [...checkText(visit, identity), ...checkLink(visit, pages, fragments)];
      case 'integer':
      case 'number':
        return checkNumber(visit);
      case 'picture':
        return checkPicture(visit, content.pictures);
      case 'relation':
        return checkRelation(visit, pages);
      default:
        return [];
    }
  };
  const inValues = visits.flatMap(checkVisit);
  const problems = [
    ...checkFiles(model, content),
    ...syntax,
    ...inShape,
    ...inValues,
    ...checkAddresses(addressesOf(sound)),
  ];
  return sortProblems([...problems, ...checkUnique(withoutFault(visits, problems))]);
}

/** The values without problems: only these can be compared and drawn. */
function withoutFault(visits: Visit[], problems: Problem[]): Visit[] {
  const faults = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const isFaulty = ({ record, path }: Visit) =>
    [...faults].some((fault) => {
      const place = `${record.file} ${path}`;
      return fault === place || fault.startsWith(`${place}.`);
    });
  return visits.filter((visit) => visit.field.rules.unique && !isFaulty(visit));
}
