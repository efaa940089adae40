import { getNodeValue } from 'jsonc-parser';
import type { ContentModel } from '../content-model/content-model';
import { PLACEHOLDER_SOURCE, type Identity } from '../placeholders';
import {
  addressesOf,
  checkAddresses,
  checkLink,
  checkRelation,
  fragmentsOf,
} from './check-addresses';
import { checkFiles, typeOfFile } from './check-files';
import { checkPicture } from './check-picture';
import { checkShape } from './check-shape';
import { checkNumber, checkText } from './check-texts';
import { checkUnique } from './check-unique';
import type { Content, ContentRecord, Visit } from './content';
import { parseFile } from './parse-file';
import { sortProblems, type Problem } from './problem';

/** The records of all files of a known type; those with a syntax error as far as they can be read. */
function readRecords(model: ContentModel, { texts }: Content) {
  const sound: ContentRecord[] = [];
  const broken: ContentRecord[] = [];
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const type = typeOfFile(model, file);
    const { root, problem } = parseFile(file, text);
    if (problem) problems.push(problem);
    if (type && root) (problem ? broken : sound).push({ file, text, root, type });
  }
  return { sound, broken, problems };
}

/** What fills the placeholders, when the company record has nothing wrong with it. */
function identityOf(records: ContentRecord[], problems: Problem[]): Identity | undefined {
  const company = records.find(({ type }) => type.name === PLACEHOLDER_SOURCE);
  const isSound = company && !problems.some(({ file }) => file === company.file);
  return isSound ? (getNodeValue(company.root) as Identity) : undefined;
}

/**
 * Checks all content against the model of it.
 *
 * @returns every problem there is, by file and line; none when the site can be built
 */
export function checkContent(model: ContentModel, content: Content): Problem[] {
  const { sound, broken, problems: syntax } = readRecords(model, content);
  const shapes = sound.map((record) => checkShape(model, record));
  const inShape = shapes.flatMap(({ problems }) => problems);
  const visits = shapes.flatMap((shape) => shape.visits);
  const identity = identityOf(sound, inShape);
  const addresses = addressesOf([...sound, ...broken]);
  const fragments = fragmentsOf(visits);

  const checkVisit = (visit: Visit): Problem[] => {
    switch (visit.value.kind) {
      case 'text':
        return [...checkText(visit, identity), ...checkLink(visit, addresses, fragments)];
      case 'integer':
      case 'number':
        return checkNumber(visit);
      case 'picture':
        return checkPicture(visit, content.pictures);
      case 'relation':
        return checkRelation(visit, addresses);
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

/** The values in which nothing is wrong: only those can be compared, and drawn. */
function withoutFault(visits: Visit[], problems: Problem[]): Visit[] {
  const faults = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const isFaulty = ({ record, path }: Visit) =>
    [...faults].some((fault) => {
      const place = `${record.file} ${path}`;
      return fault === place || fault.startsWith(`${place}.`);
    });
  return visits.filter((visit) => visit.field.rules.unique && !isFaulty(visit));
}
