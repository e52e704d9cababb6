import {mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeInto} from '../folder';

const MODULES = path.resolve(__dirname, '../../../../node_modules');
const KIT = `
import {createContext, createElement, useContext, useEffect, useState} from 'react';
const State = createContext(undefined);
export {State};
export function Button({children}) { return createElement('button', null, children); }
export function Leaver() { process.exit(0); }
const Item = () => { if (!useContext(State)) throw new Error('use it within Menu\\n at x'); return null; };
export const Menu = {Root: Button, Item, Handle: class {}};
Button.Root = Button;
export const nightTheme = {ink: '#fff'};
export function ButtonIcon() { return null; }
export {ButtonIcon as Icon, Button as Root, Leaver as Quitter};
export const themes = [], useNoTheme = () => {};
const useTheme = () => { throw new Error('no theme'); };
export function Nameless({'aria-label': label, children}) {
  useEffect(() => { if (!label) throw new Error('give it a name'); });
  return children ?? 'a';
}
export function Modal({onClose, children}) { return document.title ?? createElement('p', {onClick: onClose}, children); }
export function Orphan() { useTheme(); }
export const Picker = Label, Table = Label, Filter = Label;
function Label() { return createElement('b', null, 'a'); }
export default function Card({children}) { return useState(children)[0]; }
`;
const TYPES = `
import type {JSX, ReactNode} from 'react';
export declare function Button(props: {children?: ReactNode; tone?: 'calm'}): JSX.Element;
export declare function Leaver(): JSX.Element;
export declare function Nameless(props: {children?: ReactNode}): JSX.Element;
export declare function Modal(props: {children?: ReactNode; onClose: () => void}): JSX.Element;
export declare function Orphan(): JSX.Element;
export default function Card(props: {children?: ReactNode}): JSX.Element;
export declare const Menu: {Root: typeof Button; Item: (props: {tone: 'a' | 'b'; rows: Rows; onPick: (row: string) => boolean}) => null};
type Rows = readonly string[];
interface Option {value: string | number; label?: ReactNode; tone: 'a' | 'b'; onPick?: () => void}
interface Tab {key?: string; title?: ReactNode; children?: ReactNode; isShut?: boolean}
export declare function Picker(props: {options?: Option[] | null; items?: readonly Tab[]; marks?: string[]}): JSX.Element;
interface Query {tokens: readonly string[]; operation: 'and' | 'or'; isOpen?: boolean}
export declare function Filter(props: {value: string; query: Query; anchor: Query | null; isValid: (text: string) => {valid: true; tell: (text: string) => string}; load: () => Promise<readonly Query[]>; onChange?: (text: string) => void}): JSX.Element;
interface Column {dataIndex?: string; title?: ReactNode; width?: number}
export declare function Table<Row>(props: {columns?: Column[]; data?: Row[]}): JSX.Element;
`;

/** A site in a folder of its own, which has a library of components that go wrong in many ways. */
export function makeKitSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'trial-'));
  writeInto(
    siteDir,
    new Map([
      ['node_modules/kit/package.json', '{"name": "kit", "module": "i.js", "types": "i.d.ts"}'],
      ['node_modules/kit/i.js', KIT],
      ['node_modules/kit/i.d.ts', TYPES],
      ['node_modules/@types/x', ''],
    ]),
  );
  for (const name of [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'csstype',
    'scheduler',
  ]) {
    symlinkSync(path.join(MODULES, name), path.join(siteDir, 'node_modules', name));
  }
  return siteDir;
}

/** A demo that may show any of them. */
export const demo = (body: string) =>
  `import Card, {Button, Leaver, Menu, Orphan, Picker, Table} from 'kit';\nexport default () => ${body};\nvoid [Button, Card, Leaver, Menu, Orphan, Picker, Table];\n`;

/** A demo of one of them. */
export const one = (name: string, body: string) =>
  `import {${name}} from 'kit';\nexport default () => ${body};\n`;
