import { checkContent } from '../../checker/check-content';
import type { Content, Context } from '../../checker/content';
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

const findingAt = ({ record, path }: Context, toDo: string): Finding => ({
  place: record.file,
  field: path,
  toDo,
});

/** An address or a phone number that is nobody's. */
function examineText(context: Context): Finding[] {
  const text = String(context.node.value);
  const isPhone = context.field.rules.format?.as === 'phone';
  if (!(isPhone ? ZEROS.test(text) : EXAMPLE.test(hostOf(text)))) return [];
  return [findingAt(context, `${text} is an example. Enter the real one.`)];
}

/** All samples of one kind, such as case studies, at the place of the first. */
function describeSamples(samples: Context[]): Finding {
  const [first] = samples as [Context];
  const more = samples.length - 1;
  const others = more > 0 ? `, and so ${more === 1 ? 'is 1 other' : `are ${more} others`}` : '';
  return findingAt(first, `This is a sample${others}. Replace it, and remove "isSample".`);
}

/** Visits by the type that they are in. */
function byType(contexts: Context[]): Context[][] {
  const groups = new Map<string, Context[]>();
  for (const context of contexts) {
    const { name } = context.record.type;
    groups.set(name, [...(groups.get(name) ?? []), context]);
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
  const contexts = [...content.texts].flatMap(
    ([file, text]) => readRecord(model, file, text).contexts,
  );
  const marked = (mark: string) =>
    contexts.filter(({ field, node }) => field.name === mark && node.value === true);
  return [
    ...describeProblems(checkContent(model, content)),
    ...contexts.filter(({ value }) => value.kind === 'text').flatMap(examineText),
    ...marked('isFiller').map((context) =>
      findingAt(context, 'The text is filler. Write the real one, and remove "isFiller".'),
    ),
    ...byType(marked('isSample')).map(describeSamples),
  ];
}
