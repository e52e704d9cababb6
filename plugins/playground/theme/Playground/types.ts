import type {ComponentType} from 'react';
import type {Composition, Start} from '../../core/types';

/** The component's module, as its package has it. */
export interface ComponentModule {
  /** Takes whatever props its model lists. */
  default: ComponentType<Record<string, unknown>>;
}

/** What the page's compiler writes for `<Playground component="Button" />`. */
export interface PlaygroundProps {
  /** Name of the component: `Button`. */
  component: string;
  /** Anchor on the page, and name of the address' parameter: `playground-button`. */
  id: string;
  /** Where it stands: `docs/a/b.md:12`. */
  at: string;
  /** npm name of the package: `@mui/material`; with the folder that it is imported from, if any. */
  package: string;
  /** The package exports it by its name. Default: as the default of a module of its own. */
  named?: boolean;
  /** It is the default export of the package itself. Default: see `named`. */
  main?: boolean;
  /** Address of the component's model below the site's base: `/material-ui/api/button.json`. */
  api: string;
  /** Loads the component's code, a chunk of its own. */
  load: () => Promise<ComponentModule>;
  /** The component's code at once; `undefined` in what readers get. */
  server: (() => ComponentModule) | undefined;
  /** How it begins, as `controlsOf` tells of the model. Default: without any prop. */
  start?: Start;
  /** What stands around it, which its module renders. Default: nothing. */
  around?: Composition;
}
