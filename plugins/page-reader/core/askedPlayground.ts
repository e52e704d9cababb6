import type {WrittenPlayground} from './types';

/** A playground that the plugin of demos has met, and leaves to the plugin of playgrounds. */
export interface AskedPlayground extends WrittenPlayground {
  /** The demo, as written, whose controls it is. Default: it stands by itself. */
  demo?: string;
}

declare module 'mdast' {
  interface Data {
    /** On the element of a demo its controls, on that of a playground what was written. */
    playground?: AskedPlayground;
  }
}

/** Whether a value can be the name of a component: `Button`, `Menu.Item`. */
export function isComponentName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][A-Za-z\d]*(?:\.[A-Z][A-Za-z\d]*)*$/.test(value);
}
