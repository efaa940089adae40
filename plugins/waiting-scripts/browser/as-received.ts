import { CLAIMED, STARTED } from '../protocol';

type Property = 'firstChild' | 'nextSibling' | 'nodeValue' | 'textContent';

/** The text of the comment that begins a part that React claims separately (<Suspense>). */
const PART = '$';

/** What has changed in a page, as it came from the server. */
type Received = { children: Map<Node, Node[]>; texts: Map<Node, string | null> };

/** Undoes changes, the last one first, in a list of children and texts. The page itself stays as it is. */
function undo(changes: readonly MutationRecord[]): Received {
  const children = new Map<Node, Node[]>();
  const texts = new Map<Node, string | null>();
  for (const change of [...changes].reverse()) {
    const { type, target, addedNodes, removedNodes, previousSibling, oldValue } = change;
    if (type === 'characterData') texts.set(target, oldValue);
    else {
      const added = [...addedNodes];
      const now = children.get(target) ?? [...target.childNodes];
      const before = now.filter((node) => !added.includes(node as ChildNode));
      before.splice(before.indexOf(previousSibling!) + 1, 0, ...removedNodes);
      children.set(target, before);
    }
  }
  for (const { parentNode } of texts.keys()) {
    if (parentNode && !children.has(parentNode))
      children.set(parentNode, [...parentNode.childNodes]);
  }
  return { children, texts };
}

/** How many parts of a piece of the page React claims separately. */
function partsIn(piece: Node): number {
  const comments = document.createTreeWalker(piece, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (comments.nextNode()) if (comments.currentNode.nodeValue === PART) count += 1;
  return count;
}

/** Whether copies replace all children that are gone: React takes over the copies. */
const hasCopies = ({ childNodes }: Node, received: readonly Node[]): boolean =>
  childNodes.length === received.length &&
  received.every((node, index) => {
    const child = childNodes[index]!;
    const isAlike = child.nodeName === node.nodeName && child.nodeValue === node.nodeValue;
    return child === node || (!node.isConnected && isAlike);
  });

/**
 * Makes a node answer with a given value, until another is written.
 *
 * @returns a function that ends it
 */
function lend(node: Node, name: Property, value: Node | string | null): () => void {
  const end = () => void delete node[name as never];
  Object.defineProperty(node, name, {
    configurable: true,
    get: () => value,
    set: (written: never) => {
      end();
      node[name as never] = written;
    },
  });
  return end;
}

/**
 * Lets React read the page as it came from the server, whatever others have added or changed since, until it has
 * claimed every part. Where the page has changed, its nodes answer with their original neighbours and texts. Nothing
 * in the page moves.
 */
export function showAsReceived(): void {
  const { changes } = window;
  let lent: (() => void)[] = [];
  const giveBack = () => {
    for (const end of lent) end();
    lent = [];
  };
  const show = () => {
    giveBack();
    const { children, texts } = undo(changes);
    const textOf = (node: Node) => (texts.has(node) ? texts.get(node)! : node.nodeValue);
    for (const [parent, nodes] of children) {
      const isSame = hasCopies(parent, nodes) && nodes.every((node) => !texts.has(node));
      if (isSame) continue;
      const allText = nodes.map(textOf).join('');
      lent.push(lend(parent, 'firstChild', nodes[0] ?? null), lend(parent, 'textContent', allText));
      nodes.forEach((node, index) => {
        lent.push(lend(node, 'nextSibling', nodes[index + 1] ?? null));
        if (texts.has(node)) lent.push(lend(node, 'nodeValue', textOf(node)));
      });
    }
  };
  const root = document.getElementById('___gatsby')!;
  // It is called after the observer that notes the changes, which is older.
  const observer = new MutationObserver(show);
  const gone = [...undo(changes).children.values()].flat().filter((node) => !node.isConnected);
  let unclaimed = [root, ...gone].map(partsIn).reduce((sum, count) => sum + count);
  const note = () => {
    unclaimed -= 1;
    // The frame round the parts is claimed with the first event.
    if (unclaimed >= 0) return;
    observer.disconnect();
    window.held!.endChanges();
    giveBack();
    for (const type of [STARTED, CLAIMED]) removeEventListener(type, note);
  };
  for (const type of [STARTED, CLAIMED]) addEventListener(type, note);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  show();
}
