import { checkContent } from '../../checker/check-content';
import type { Content, Visit } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import { readRecord } from '../../checker/read-record';
import type { ContentModel } from '../../schema/model/content-model';
import type { Finding } from './finding';

/** Hosts that belong to nobody or to this computer (RFC 2606 and 6761). */
const EXAMPLE = /(^|\.)(example|test|invalid|local|localhost|example\.(com|net|org))$/i;

/** Digits of a sample. A real number that has them can be grouped in another way. */
const ZEROS = /\b0000\b/;

/** The host of an e-mail address or a full address. */
const hostOf = (text: string): string =>
  /^(?:https?:\/\/|(?:mailto:)?[^\s@/]+@)(\[[^\]]*\]|[^/:?#]+)/.exec(text)?.[1] ?? '';

const findingAt = ({ record, path }: Visit, toDo: string): Finding => ({
  place: record.file,
  field: path,
  toDo,
});

/** An address or a phone number that is nobody's. */
function examineText(visit: Visit): Finding[] {
  const text = String(visit.node.value);
  const isPhone = visit.field.rules.format?.as === 'phone';
  if (!(isPhone ? ZEROS.test(text) : EXAMPLE.test(hostOf(text)))) return [];
  return [findingAt(visit, `${text} is an example. Enter the real one.`)];
}

/** All samples of one kind, such as case studies, at the place of the first. */
function describeSamples(samples: Visit[]): Finding {
  const [first] = samples as [Visit];
  const more = samples.length - 1;
  const others = more > 0 ? `, and so ${more === 1 ? 'is 1 other' : `are ${more} others`}` : '';
  return findingAt(first, `This is a sample${others}. Replace it, and remove "isSample".`);
}

/** Visits by the type that they are in. */
function byType(visits: Visit[]): Visit[][] {
  const groups = new Map<string, Visit[]>();
  for (const visit of visits) {
    const { name } = visit.record.type;
    groups.set(name, [...(groups.get(name) ?? []), visit]);
  }
  return [...groups.values()];
}

function describeProblems(problems: Problem[]): Finding[] {
  if (problems.length === 0) return [];
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [{ place: 'data/', field: '', toDo: `The content has ${count}: npm run check:content` }];
}

/** Finds problems, filler, samples and examples in the content. */
export function examineContent(model: ContentModel, content: Content): Finding[] {
  const visits = [...content.texts].flatMap(([file, text]) => readRecord(model, file, text).visits);
  const marked = (mark: string) =>
    visits.filter(({ field, node }) => field.name === mark && node.value === true);
  return [
    ...describeProblems(checkContent(model, content)),
    ...visits.filter(({ value }) => value.kind === 'text').flatMap(examineText),
    ...marked('isFiller').map((visit) =>
      findingAt(visit, 'The text is filler. Write the real one, and remove "isFiller".'),
    ),
    ...byType(marked('isSample')).map(describeSamples),
  ];
}
