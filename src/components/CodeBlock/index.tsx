import {useRef, useState} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {brokenAt} from '../brokenAt';
import {useScrolls} from '../useScrolls';
import Fold from './Fold';
import Tools from './Tools';
import type {ToolsProps} from './Tools';
import lines from './lines.module.css';
import styles from './styles.module.css';

const CODE = translate({
  id: 'vitrine.code.name',
  message: 'Code',
  description: 'Accessible name of a block of code, and of tabs of code',
});

export interface CodeBlockProps {
  /** The code, highlighted by the build; its text content is the code to the letter. */
  html?: string;
  /** The code as text or elements, where there is no `html`. */
  children?: ReactNode;
  language?: string;
  /** Stands above the code: the name of a file, mostly. */
  title?: string;
  /** Number of the first line; without it lines are not numbered. */
  numbers?: number;
  /** Long lines are wrapped from the start. Default `false`. */
  wrap?: boolean;
  /** Number of lines, where only the first of them are shown at first. */
  folded?: number;
  /** `demo`: no frame, title or buttons, which the demo's case has. */
  variant?: 'demo';
  /** `language-…`, as raw HTML and other themes name a language. */
  className?: string;
}

/** A line of a block that begins with a prompt. */
const PROMPT = /<span class="line[^"]* prompt">/;

/** A block of code. Pages get it for every fence; the props are written by the page's compiler. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {title, folded, wrap = false, variant} = props;
  const pre = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(pre);
  const [isWrapped, setIsWrapped] = useState(wrap);
  const isOwned = useIsBrowser();
  const language = props.language ?? /\blanguage-(\S+)/.exec(props.className ?? '')?.[1];
  return (
    <div
      className={blockClass(props)}
      dir="ltr"
      data-code-block={language ?? ''}
      data-owned={isOwned ? '' : undefined}
    >
      {title !== undefined && <Title>{title}</Title>}
      <pre
        ref={pre}
        className={preClass(props, language, isWrapped)}
        dir="ltr"
        translate="no"
        style={startStyle(props.numbers)}
        {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': blockName(title, language)})}
      >
        <Code {...props} />
      </pre>
      {variant !== 'demo' && (
        <Tools
          place={placeOf(props)}
          getText={() => pre.current?.textContent ?? ''}
          isWrapped={isWrapped}
          onWrap={scrolls || isWrapped ? () => setIsWrapped(!isWrapped) : undefined}
        />
      )}
      {folded !== undefined && <Fold lines={folded} />}
    </div>
  );
}

/** Letters of a title that fit into a line on a phone. */
const MAX_LETTERS = 24;

/** Behind the folders of a path, and before the ending of a file. */
const BETWEEN = /(?<=[/\\])(?=[^/\\])|(?<=\w)(?=\.\w+$)/;

function Title({children}: {children: string}): ReactNode {
  return (
    <div className={styles.title}>
      <bdi>{children.length > MAX_LETTERS ? brokenAt(children, BETWEEN) : children}</bdi>
    </div>
  );
}

function Code({html, children}: CodeBlockProps): ReactNode {
  if (html === undefined) return <code className={styles.code}>{children}</code>;
  return <code className={styles.code} dangerouslySetInnerHTML={{__html: html}} />;
}

function blockClass({title, folded, variant}: CodeBlockProps): string {
  return clsx(
    styles.block,
    variant === 'demo' && styles.demo,
    title !== undefined && styles.titled,
    folded !== undefined && styles.folded,
  );
}

function preClass(props: CodeBlockProps, language = '', isWrapped = false): string {
  const {html, numbers} = props;
  return clsx(
    styles.pre,
    isWrapped && styles.wrapped,
    html?.startsWith('<span class="line') && lines.lined,
    html !== undefined && PROMPT.test(html) && lines.prompting,
    numbers !== undefined && lines.numbered,
    // A difference has its signs in its text.
    language !== 'diff' && lines.signed,
  );
}

/** Only where it is not one: a strict content security policy refuses styles in the markup. */
function startStyle(numbers = 1): CSSProperties | undefined {
  return numbers === 1 ? undefined : ({'--v-code-start': numbers - 1} as CSSProperties);
}

/** A group, not a region: a page has dozens of blocks, and as landmarks they would bury the others. */
function blockName(title: string | undefined, language: string | undefined): string {
  return (
    title ??
    (language === undefined
      ? CODE
      : translate(
          {
            id: 'vitrine.code.nameOf',
            message: 'Code, {language}',
            description: 'Accessible name of a block of code that scrolls',
          },
          {language},
        ))
  );
}

/** In the row of the title, or over the end of a single line or of the first of several. */
function placeOf({title, html, children}: CodeBlockProps): ToolsProps['place'] {
  if (title !== undefined) return 'title';
  const text = html ?? children;
  return typeof text === 'string' && text.split('\n').length <= 2 ? 'line' : 'side';
}
