import {useEffect, useLayoutEffect, useState} from 'react';
import {markOverlay} from '../overlays';
import type {Surroundings} from '../overlays';

/** The element at the end of the body that holds the overlays of a demo. */
class Holder {
  private element: HTMLElement | undefined;
  private surroundings: Surroundings = {direction: 'ltr'};

  /** In the document as soon as there is an overlay. */
  readonly get = (): HTMLElement => {
    this.element ??= document.createElement('div');
    markOverlay(this.element, this.surroundings);
    if (!this.element.isConnected) document.body.append(this.element);
    return this.element;
  };

  follow(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    if (this.element) markOverlay(this.element, surroundings);
  }

  remove(): void {
    this.element?.remove();
  }
}

/** What the library asks where to put an overlay. */
export function useHolder({direction, mode, density}: Surroundings): () => HTMLElement {
  const [holder] = useState(() => new Holder());
  useLayoutEffect(
    () => holder.follow({direction, mode, density}),
    [holder, direction, mode, density],
  );
  useEffect(() => () => holder.remove(), [holder]);
  return holder.get;
}
