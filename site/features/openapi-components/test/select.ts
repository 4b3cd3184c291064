import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** All nodes of a type, in the order of the page. */
export function selectAll<Found extends Node>(tree: Root, type: string): Found[] {
  const found: Found[] = [];
  visit(tree, type, (node) => void found.push(node as unknown as Found));
  return found;
}
