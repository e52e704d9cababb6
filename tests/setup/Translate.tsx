import {Fragment} from 'react';
import type {ReactNode} from 'react';

/** What stands for each `{name}` of a message. */
type Values = Readonly<Record<string, string | number>>;

/** Stands in for Docusaurus' translations in unit tests: the English text, its values filled in. */
export function translate({message}: {message: string}, values: Values = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

interface Props {
  children: string;
  values?: Readonly<Record<string, ReactNode>>;
}

export default function Translate({children, values = {}}: Props): ReactNode {
  return children.split(/(\{\w+\})/).map((part, index) => {
    const value = index % 2 === 1 ? values[part.slice(1, -1)] : part;
    return <Fragment key={index}>{value}</Fragment>;
  });
}
