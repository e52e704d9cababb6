import {HelmetProvider as WholeProvider} from 'vitrine-helmet';
import type {ComponentProps} from 'react';

/** One of the components that add to the head, as react-helmet-async keeps it. */
interface Addition {
  /** Writes what all of them say to `helmet` of the context. */
  emitChange(): void;
}

/** What react-helmet-async hands its components. */
interface Additions {
  get(): readonly Addition[];
  add(addition: Addition): void;
}

interface Provided {
  helmetData: {value: {helmetInstances: Additions}};
}

/**
 * react-helmet-async's provider for the server: what all components add to the head is put together
 * once, when Docusaurus asks for it. The whole one does so for all that there are so far, each time
 * that React comes upon one more: a fifteenth of the time that pages took to render.
 */
export class HelmetProvider extends WholeProvider {
  constructor(props: ComponentProps<typeof WholeProvider>) {
    super(props);
    const {helmetInstances} = (this as unknown as Provided).helmetData.value;
    const all = helmetInstances.get.bind(helmetInstances);
    let isAsked = false;
    let added: Addition | undefined;
    helmetInstances.get = () => (isAsked ? all() : []);
    const add = helmetInstances.add.bind(helmetInstances);
    helmetInstances.add = (addition) => {
      added = addition;
      add(addition);
    };
    const {context = {}} = props as {context?: {helmet?: unknown}};
    let {helmet} = context;
    Object.defineProperty(context, 'helmet', {
      set: (written) => void (helmet = written),
      get() {
        isAsked = true;
        added?.emitChange();
        isAsked = false;
        return helmet;
      },
    });
  }
}
