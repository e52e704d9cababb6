import {ONE_REACT, secondReact} from '../../../plugins/demo-code/core/secondReact';
import {NESTING} from './nesting';
import {NOTHING} from './runner';

/**
 * What is told of what has no parent, or no provider, that it wants. React's hooks that compute or keep
 * something ask for none.
 */
const WANTS_PARENT =
  /\buse(?!Memo|Callback|State|Reducer|Ref)[A-Z]\w*|Provider|provider|Context|context|\b(?:out|in)side\b|\bwithin\b|\bparent\b/;

/** What is told of what asks for something that only a browser has. */
const NEEDS_BROWSER =
  /\b(?:window|document|navigator|localStorage|self|\w+Element|\w+Observer) is not defined/;

/** What may be done about a fault, by what is told of it; the first that fits. */
const FIXES: readonly [told: RegExp, fix: string][] = [
  [
    /the package has it as a type alone/,
    'export it as a value where it is a component; it has no page',
  ],
  [/two copies of React/, ONE_REACT],
  [
    /Could not resolve "[^"./]/,
    'npm install in the site what is missing, and then: vitrine new demo <folder of the page>/<Name>',
  ],
  [/its demo is without/, 'put what is missing into the demo, where it belongs'],
  [new RegExp(NOTHING), 'write a demo that gives it what it shows, or opens it'],
  [
    NEEDS_BROWSER,
    'what needs the browser belongs into an effect of the component, not beside its imports',
  ],
  [
    WANTS_PARENT,
    'put its provider into the frame (src/frame.tsx), or its parent around it in a demo',
  ],
  [
    /\bassignable\b|\bmissing\b|No overload|Cannot read prop|is not (?:a function|iterable)/,
    'write a demo with the props that it needs',
  ],
];

/** What may be done about a component that was left out, or a library that cannot be shown. */
export function fixOf(told: string): string {
  return FIXES.find(([pattern]) => pattern.test(told))?.[1] ?? 'write a demo of it';
}

/** The same fault in an author's words. */
export function causeOf(fault: string): string {
  return secondReact(fault) ?? fault;
}

/** What is no fault of what only a reader opens: a portal is there in the browser alone. */
const OF_SERVER = new RegExp(`^(?:${NOTHING}$|(?:document|window) is not defined|Portals are not)`);

/** Whether only the server cannot show it. */
export function isOfServer(fault: string): boolean {
  return OF_SERVER.test(fault);
}

/** Whether a component fails as it has no parent, or no provider, around it, such as a cell no table. */
export function wantsParent(fault: string | undefined): boolean {
  if (fault === NESTING) return true;
  return fault !== undefined && WANTS_PARENT.test(fault) && !needsBrowser(fault);
}

/** Whether a component fails on a server as there is no browser. */
export function needsBrowser(fault: string | undefined): boolean {
  return fault !== undefined && NEEDS_BROWSER.test(fault);
}
