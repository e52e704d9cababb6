/** An opening tag by which a module passes the props of its component on. */
export interface PassingTag {
  /** Where it begins in the text, and where what follows it begins. */
  begin: number;
  end: number;
  /** What stands in it beside the props, as it is written. */
  attributes: string;
  /** Whether nothing can stand in it: `<Tab {...props} />`. */
  isClosed: boolean;
}

/** What is passed on, from its brace to its brace. */
const PROPS = /^\{\s*\.{3}props\s*\}$/;

/**
 * The tags of a component that hold `{...props}`. Its other attributes may hold anything: functions,
 * lists, elements.
 *
 * @param text of a module
 * @param component as a tag names it: `Tabs`, `Tabs.Item`
 */
export function passingTags(text: string, component: string): PassingTag[] {
  const begins = new RegExp(`<${component.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  return [...text.matchAll(begins)].flatMap(({0: name, index}) => {
    const from = index + name.length;
    const {end, expressions} = scanTag(text, from);
    const passed = expressions.find(([begin, last]) => PROPS.test(text.slice(begin, last)));
    if (end === undefined || !passed) return [];
    const isClosed = text[end - 2] === '/';
    const before = text.slice(from, passed[0]);
    const after = text.slice(passed[1], end - (isClosed ? 2 : 1));
    return [{begin: index, end, attributes: `${before}${after}`, isClosed}];
  });
}

/** What is read of an opening tag: where it ends, and its expressions, each from brace to brace. */
export interface ScannedTag {
  /** The place behind it. Default: it never ends. */
  end?: number;
  expressions: [begin: number, end: number][];
}

/** @param from the place behind the name of its tag */
export function scanTag(text: string, from: number): ScannedTag {
  const expressions: ScannedTag['expressions'] = [];
  let depth = 0;
  let quote = '';
  let begin = from;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    // A quote in the text of an element ends with its line, as no string goes on.
    if (quote !== '') quote = sign === quote || (sign === '\n' && quote !== '`') ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if (sign === '{') {
      if (depth === 0) begin = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) expressions.push([begin, at + 1]);
    } else if (sign === '>' && depth === 0) return {end: at + 1, expressions};
  }
  return {expressions};
}
