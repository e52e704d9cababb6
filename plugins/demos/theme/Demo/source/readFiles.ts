import type {CodeVariant} from '../../../../demo-code/core/types';
import {codeText} from '../codeText';
import type {SourceFile} from '../types';

/** The parts of a demo's source that hold whole files, as {@link DemoSource} marks them. */
const WHOLE = '[data-code-part="whole"]';

/**
 * The text of every file of a demo in one variant, to the letter, the demo itself first. Read from
 * the page, which has it already: nothing of it is sent a second time.
 *
 * @param figure the element around demo and source
 */
export function readFiles(figure: Element, variant: CodeVariant): SourceFile[] {
  return partsOf(figure, variant).map((part) => ({
    name: part.dataset.codeName ?? '',
    text: textOf(part),
  }));
}

/**
 * The text of the file that is shown.
 *
 * @param edited the files as the reader has edited them, in either variant
 */
export function readShown(
  figure: Element,
  variant: CodeVariant,
  edited: readonly SourceFile[] = [],
): string {
  const parts = partsOf(figure, variant);
  const shown = parts.find(({dataset}) => dataset.codeHidden === undefined) ?? parts[0];
  if (!shown) return '';
  const stem = stemOf(shown.dataset.codeName ?? '');
  return edited.find(({name}) => stemOf(name) === stem)?.text ?? textOf(shown);
}

/** A file's name in both variants. */
function stemOf(name: string): string {
  return name.replace(/\.[jt]sx?$/, '');
}

function partsOf(figure: Element, variant: CodeVariant): HTMLElement[] {
  return [...figure.querySelectorAll<HTMLElement>(WHOLE)].filter(
    ({dataset}) => dataset.codeOnly === undefined || dataset.codeOnly === variant,
  );
}

function textOf(part: Element): string {
  const block = part.querySelector('pre');
  return block ? codeText(block) : '';
}
