/**
 * The names that types are compared with: what every program knows, elements, and React's types of
 * children. All else a type mentions stands for itself. Without `any`, which is compared with care.
 */
export const PRELUDE = `
interface Object {} interface Function {} interface CallableFunction extends Function {}
interface NewableFunction extends Function {} interface IArguments {} interface RegExp {__regexp: 1}
interface String {length: number} interface Number {toFixed(): string} interface Boolean {valueOf(): boolean}
interface Symbol {__symbol: 1} interface BigInt {__bigint: 1} interface Date {__date: 1}
interface ReadonlyArray<T> {readonly length: number; readonly [n: number]: T; at(n: number): T | undefined}
interface Array<T> {length: number; [n: number]: T; at(n: number): T | undefined; push(...items: T[]): number}
interface Promise<T> {then(f: (value: T) => void): void} interface PromiseLike<T> {then(f: (value: T) => void): void}
interface Set<T> {add(value: T): void; __set: T} interface ReadonlySet<T> {__set: T}
interface Map<K, V> {set(key: K, value: V): void; __map: V} interface ReadonlyMap<K, V> {__map: V}
type Partial<T> = {[K in keyof T]?: T[K]};
type Required<T> = {[K in keyof T]-?: T[K]};
type Readonly<T> = {readonly [K in keyof T]: T[K]};
type Record<K extends keyof never, V> = {[P in K]: V};
type NonNullable<T> = T & {};
interface EventTarget {__target: 1} interface Node extends EventTarget {__node: 1}
interface Window extends EventTarget {__window: 1} interface Document extends Node {__document: 1}
interface Element extends Node {__element: 1}
interface HTMLElement extends Element {__html: 1} interface SVGElement extends Element {__svg: 1}
interface ReactPortal extends ReactElement {__portal: 1}
interface ReactElement<P = unknown, T = unknown> {__react: 1; __props?: P; __type?: T}
type ReactNode = string | number | bigint | boolean | ReactElement | null | undefined | readonly ReactNode[];
`;

/** The names that {@link PRELUDE} declares. */
export const KNOWN: ReadonlySet<string> = new Set(
  [...PRELUDE.matchAll(/(?:interface|type) (\w+)/g)].map(([, name = '']) => name),
);
