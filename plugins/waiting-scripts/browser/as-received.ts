import { CLAIMED, STARTED, type ReceivedChildren } from '../protocol';

type Property = 'firstChild' | 'nextSibling' | 'nodeValue' | 'textContent';

/** What a comment says that begins a part which React claims by itself (<Suspense>). */
const PART = '$';

/** Whether the children of an element are what they were; copies stand for children that are gone. */
const isAsReceived = ({ childNodes }: Node, received: ReceivedChildren): boolean =>
  childNodes.length === received.length &&
  received.every(({ node, text }, index) => {
    const child = childNodes[index]!;
    const isSame = child === node || (!node.isConnected && child.nodeName === node.nodeName);
    return isSame && child.nodeValue === text;
  });

/** Lets a node answer with a value of its own, until another is written or it is deleted. */
function lend(node: Node, name: Property, value: Node | string | null): void {
  Object.defineProperty(node, name, {
    configurable: true,
    get: () => value,
    set: (written: never) => {
      delete node[name as never];
      node[name as never] = written;
    },
  });
}

/**
 * Lets React read the page as it came from the server, whatever has been added to it or changed in it since,
 * until it has claimed every part: where the page has changed, its nodes answer with their neighbours and texts
 * of then. Nothing in the page moves.
 */
export function showAsReceived(): void {
  const { received } = window;
  let lent: (() => void)[] = [];
  const lendOne = (...loan: Parameters<typeof lend>) => {
    lend(...loan);
    lent.push(() => delete loan[0][loan[1] as never]);
  };
  const giveBack = () => {
    for (const end of lent) end();
    lent = [];
  };
  const show = () => {
    giveBack();
    for (const [parent, children] of received) {
      if (isAsReceived(parent, children)) continue;
      lendOne(parent, 'firstChild', children[0]?.node ?? null);
      lendOne(parent, 'textContent', children.map(({ text }) => text).join(''));
      children.forEach(({ node, text }, index) => {
        lendOne(node, 'nextSibling', children[index + 1]?.node ?? null);
        if (node.nodeValue !== text) lendOne(node, 'nodeValue', text);
      });
    }
  };
  const observer = new MutationObserver(show);
  let unclaimed = [...received.values()]
    .flat()
    .filter(({ node, text }) => node.nodeType === Node.COMMENT_NODE && text === PART).length;
  const note = () => {
    unclaimed -= 1;
    // The frame round the parts is claimed with the first event.
    if (unclaimed >= 0) return;
    observer.disconnect();
    giveBack();
    for (const type of [STARTED, CLAIMED]) removeEventListener(type, note);
  };
  for (const type of [STARTED, CLAIMED]) addEventListener(type, note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  show();
}
