import {useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {rowId} from '../../../api-model/core/names';
import type {PageModel} from '../../core/page/pageModel';
import TypePopover, {type Opened} from './TypePopover';
import {TypesContext, type Types} from './types';

interface Props {
  readonly model: Pick<PageModel, 'name' | 'definitions'>;
  readonly children: ReactNode;
}

/** Makes the names of a model's types lead to their definitions, within its children. */
export default function TypesProvider({model, children}: Props): ReactNode {
  const {name: modelName, definitions} = model;
  const [opened, setOpened] = useState<Opened>();
  const types = useMemo<Types>(
    () => ({
      names: Object.keys(definitions),
      hrefOf: (name) => `#${rowId(modelName, 'types', name)}`,
      open(name, event) {
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        // Browsers without popovers follow the link.
        if (!isPlain || !('showPopover' in HTMLElement.prototype)) return;
        event.preventDefault();
        const link = event.currentTarget;
        const at = link.getBoundingClientRect();
        const isInside = link.closest('[popover]') !== null;
        setOpened((before) => (before && isInside ? deeper(before, name) : {trail: [name], at}));
      },
    }),
    [modelName, definitions],
  );
  return (
    <TypesContext value={types}>
      {children}
      {opened && (
        <TypePopover
          // A new one for each place: the one before may be about to close.
          key={`${opened.at.left},${opened.at.top}`}
          definitions={definitions}
          opened={opened}
          onBack={(place) => setOpened({...opened, trail: opened.trail.slice(0, place + 1)})}
          onClose={() => setOpened(undefined)}
        />
      )}
    </TypesContext>
  );
}

/** One deeper; a name that led here already is gone back to, so that circles end. */
function deeper({trail, at}: Opened, name: string): Opened {
  const known = trail.indexOf(name);
  return {trail: [...(known === -1 ? trail : trail.slice(0, known)), name], at};
}
