import type {ReactNode} from 'react';
import type {SandboxInput} from '@theme/DemoEditor/openSandbox';
import {sourceLink} from '../../../core/repository';
import {demoTitle} from '../../../../_shared/text/names';
import type {CodeVariant} from '../../../../demo-code/core/types';
import {frameOf} from '../frames';
import {readFiles} from '../source/readFiles';
import type {SourceState} from '../source/useSource';
import type {DemoProps, SourceFile} from '../types';
import CopyLink from './CopyLink';
import {focusStart} from './focusStart';
import type {DemoToolbarProps} from './index';
import MenuItem from './MenuItem';
import More from './More';
import SandboxItems from './SandboxItems';
import {TEXTS} from './texts';

/** The menu of a demo's tools, each only where it can do something. */
export default function MoreTools({demo, store, source, figure}: DemoToolbarProps): ReactNode {
  const {id, name, packages, report} = demo;
  const links = linksOf(demo);
  const restart = () => store.set({run: store.get().run + 1});
  const reset = () => focusStart(figure.current);
  const getInput = async () => ({
    ...sandboxInput(demo, source, figure.current, store.get().readEdited?.()),
    baseline: (await frameOf(demo.at)?.load?.())?.sandbox,
  });
  return (
    <More name={name} report={report} hasLinks={links.length > 0}>
      {(close) => (
        <>
          <MenuItem action="reset" name={name} onSelect={() => (close(), restart())}>
            {TEXTS.restart}
          </MenuItem>
          <MenuItem action="reset-focus" name={name} onSelect={() => (close(), reset())}>
            {TEXTS.resetFocus}
          </MenuItem>
          {packages && <SandboxItems name={name} getInput={getInput} onSelect={close} />}
          {id !== undefined && <CopyLink id={id} name={name} />}
          {links.map(({action, href}) => (
            <MenuItem key={action} action={action} name={name} href={href}>
              {TEXTS[action]}
            </MenuItem>
          ))}
        </>
      )}
    </More>
  );
}

/** Where the demo's file stands in the repository, as far as that is known. */
function linksOf({edit, options = {}}: DemoProps): {action: 'source' | 'edit'; href: string}[] {
  if (edit === undefined) return [];
  const source = sourceLink(edit);
  return [
    ...(source === undefined ? [] : [{action: 'source' as const, href: source}]),
    ...(options.hideEditButton ? [] : [{action: 'edit' as const, href: edit}]),
  ];
}

function sandboxInput(
  {name, at, packages = {}}: DemoProps,
  {files, variant}: SourceState,
  figure: Element | null,
  edited: readonly SourceFile[] | undefined,
): SandboxInput {
  const variants = files[0]?.variants ?? [];
  const shared = {name, title: demoTitle(name), packages, sheets: frameOf(at)?.imports};
  if (edited) return {...shared, files: edited, variant: variantOf(edited)};
  return {
    ...shared,
    files: figure ? readFiles(figure, variant) : [],
    // A demo that was written in JavaScript alone has no types, whatever its reader prefers.
    variant: variants.includes(variant) ? variant : (variants[0] ?? variant),
  };
}

/** The variant in which the editor was opened, whatever is shown now. */
function variantOf([first]: readonly SourceFile[]): CodeVariant {
  return /\.tsx?$/.test(first?.name ?? '') ? 'ts' : 'js';
}
