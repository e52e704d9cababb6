import {domNames} from '../core/packages/dom';

test('keeps names, heritage, aliases and the members of tables, and marks classes', () => {
  const library = `/** A node. */
interface Node extends EventTarget {
    /** Its name. */
    readonly nodeName: string;
    append(node: { a: string }): void;
}
declare var Node: {
    prototype: Node;
};
interface Detail<T = any> {
    readonly detail: T;
}
interface HTMLElementTagNameMap {
    "a": HTMLAnchorElement;
}
type Align = "start" | "end";
`;
  expect(domNames(library).split(/\n(?=interface|type)/)).toEqual([
    "interface Node extends EventTarget {'#dom Node': 0}",
    'interface Detail<T = any> {}',
    'interface HTMLElementTagNameMap {\n    "a": HTMLAnchorElement;\n}',
    'type Align = "start" | "end";',
  ]);
});
