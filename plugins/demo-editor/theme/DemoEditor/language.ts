import {
  continuedIndent,
  delimitedIndent,
  HighlightStyle,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {tags} from '@lezer/highlight';
import {parser} from '@lezer/javascript';
import styles from './code.module.css';

/** The hues of the site's blocks of code, for the same kinds of words. */
const HUES = HighlightStyle.define([
  {tag: tags.comment, class: styles.comment},
  {
    tag: [tags.keyword, tags.operator, tags.definitionKeyword, tags.moduleKeyword],
    class: styles.keyword,
  },
  {tag: [tags.string, tags.special(tags.string), tags.regexp, tags.escape], class: styles.string},
  {tag: [tags.tagName, tags.function(tags.variableName), tags.className], class: styles.name},
  {tag: [tags.function(tags.propertyName), tags.typeName], class: styles.name},
  {tag: [tags.number, tags.bool, tags.null, tags.atom], class: styles.value},
  {
    tag: [tags.attributeName, tags.propertyName, tags.punctuation, tags.definitionOperator],
    class: styles.quiet,
  },
]);

const indentation = indentNodeProp.add({
  'Block ClassBody ObjectExpression ObjectPattern': delimitedIndent({closing: '}'}),
  'ArrayExpression ArrayPattern': delimitedIndent({closing: ']'}),
  'ArgList ParamList ParenthesizedExpression': delimitedIndent({closing: ')'}),
  'Statement Property JSXElement JSXOpenTag JSXSelfClosingTag': continuedIndent({
    except: /^\s*(?:[{}]|<\/|\/?>)/,
  }),
});

/** What CodeMirror has to know of a file's language; nothing for files of other kinds. */
export function languageOf(file: string): LanguageSupport | [] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const dialect = /\.[cm]?tsx?$/.test(file) ? 'jsx ts' : 'jsx';
  const configured = parser.configure({dialect, props: [indentation]});
  const language = LRLanguage.define({
    parser: configured,
    languageData: {
      commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
      indentOnInput: /^\s*(?:\}|\]|\)|<\/)$/,
    },
  });
  return new LanguageSupport(language, syntaxHighlighting(HUES));
}
