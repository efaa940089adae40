import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** At-rules that hold rules of their own kind. All others, such as keyframes, are taken whole. */
const CONDITIONS = /^(media|supports|container)$/;

const isCondition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && CONDITIONS.test(node.name);

/** A declaration of a rule for one of its selectors. */
const pieceOf = (selector: string, node: ChildNode) => `${selector}{${node.toString()}`;

const declarationsOf = (rule: Rule): string[] =>
  rule.selectors.flatMap((selector) => rule.nodes.map((node) => pieceOf(selector, node)));

/** Everything in a style sheet, each piece with the conditions that it is under. */
function piecesOf(container: Container, conditions = ''): string[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isCondition(node)) return piecesOf(node, `${conditions}@${node.name} ${node.params}{`);
    const pieces = node.type === 'rule' ? declarationsOf(node) : [node.toString()];
    return pieces.map((piece) => conditions + piece);
  });
}

/** Removes from a rule what a style sheet has, but keeps a rule whole for selectors that it has not. */
function subtractFromRule(rule: Rule, hasPiece: (piece: string) => boolean): void {
  const others = rule.selectors.filter(
    (selector) => !rule.nodes.every((node) => hasPiece(pieceOf(selector, node))),
  );
  if (others.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = others;
  rule.each((node) => {
    if (others.every((selector) => hasPiece(pieceOf(selector, node)))) node.remove();
  });
}

function subtract(container: Container, taken: ReadonlySet<string>, conditions = ''): void {
  container.each((node) => {
    const hasPiece = (piece: string) => taken.has(conditions + piece);
    if (isCondition(node)) {
      subtract(node, taken, `${conditions}@${node.name} ${node.params}{`);
      if (node.nodes?.length === 0) node.remove();
    } else if (node.type === 'rule') subtractFromRule(node, hasPiece);
    else if (hasPiece(node.toString())) node.remove();
  });
}

/**
 * Removes the styles that a page has already from those that it needs. What is left may come after them,
 * because rules of one property and element in different style sheets are in different layers.
 *
 * @param all - a style sheet
 * @param part - some of its rules and declarations, in the same order
 * @returns the others, in their order
 */
export function subtractStyles(all: string, part: string): string {
  const root = postcss.parse(all);
  subtract(root, new Set(piecesOf(postcss.parse(part))));
  return root.toString();
}
