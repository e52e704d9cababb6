import {useEffect} from 'react';
import type {RefObject} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Has the code of a source that React did not render be a stop of the Tab key as long as it
 * scrolls, as all other code is.
 *
 * @param source the element around the code
 * @param parts changes where other code comes; `undefined` for what React renders
 */
export function useStops(source: RefObject<HTMLElement | null>, parts: unknown): void {
  useEffect(() => {
    if (parts === undefined) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const {target} of entries) {
        const block = target.closest('pre');
        if (block) markStop(block);
      }
    });
    for (const code of source.current?.querySelectorAll('pre, pre > code') ?? []) {
      observer.observe(code);
    }
    return () => observer.disconnect();
  }, [source, parts]);
}

function markStop(block: HTMLElement): void {
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = block;
  const attributes = {tabindex: '0', role: 'group', 'aria-label': nameOf(block)};
  for (const [name, value] of Object.entries(attributes)) {
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) block.setAttribute(name, value);
    else block.removeAttribute(name);
  }
}

function nameOf(block: HTMLElement): string {
  const language = block.closest<HTMLElement>('[data-code-block]')?.dataset.codeBlock ?? '';
  return translate(
    {
      id: 'vitrine.code.nameOf',
      message: 'Code, {language}',
      description: 'Accessible name of a block of code that scrolls',
    },
    {language},
  );
}
