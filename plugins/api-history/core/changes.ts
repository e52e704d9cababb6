import type {PropState} from './snapshot';
import {isSameDefault, isSameType} from './steps';

/** What of a prop became another: its `required` goes from `optional` to `required`, or back. */
export interface Change {
  what: 'type' | 'default' | 'required';
  /** As code; `null`: no default. */
  from: string | null;
  to: string | null;
}

/** What became another from one state of a prop to a later one. */
export function changesBetween(before: PropState, after: PropState): Change[] {
  const changes: Change[] = [];
  if (!isSameType(before.type, after.type)) {
    changes.push({what: 'type', from: before.type, to: after.type});
  }
  if (!isSameDefault(before.default, after.default)) {
    changes.push({what: 'default', from: before.default, to: after.default});
  }
  if (before.required !== after.required) {
    changes.push({what: 'required', from: need(before), to: need(after)});
  }
  return changes;
}

function need({required}: PropState): string {
  return required ? 'required' : 'optional';
}
