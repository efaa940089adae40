/**
 * Lets React change a page in which others, such as translators, have wrapped or removed nodes: it would fail on a
 * node that is not where it put it.
 */
export function tolerateMovedNodes(): void {
  // Not by remove(): old scripts of others define that by way of removeChild().
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeWhereItIs<Child extends Node>(child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeWrapper<Child extends Node>(
    node: Child,
    place: Node | null,
  ): Child {
    let before = place;
    while (before && before.parentNode !== this) before = before.parentNode;
    if (before) (before as ChildNode).before(node);
    else this.appendChild(node);
    return node;
  };
}
