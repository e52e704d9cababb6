import {compressToBase64} from 'lz-string';
import {
  CODESANDBOX,
  codeSandboxFields,
  demoPath,
  sandboxFiles,
  STACKBLITZ,
  stackBlitzFields,
} from '../../core/sandbox';
import type {Baseline, FormFields, SandboxInput} from '../../core/sandbox';

export type {Baseline, SandboxInput};

export type SandboxService = 'stackblitz' | 'codesandbox';

/**
 * Opens a demo in a sandbox, in a tab of its own. A chunk of its own, loaded when it is asked for;
 * by a form, so that nothing of the service runs in this page.
 */
export function openSandbox(service: SandboxService, input: SandboxInput): void {
  const files = sandboxFiles(input);
  const opened = demoPath(input);
  if (service === 'stackblitz') {
    const query = new URLSearchParams({file: opened});
    submit(`${STACKBLITZ}?${query.toString()}`, stackBlitzFields(input.title, files));
  } else {
    submit(CODESANDBOX, codeSandboxFields(files, opened, compressToBase64));
  }
}

function submit(action: string, fields: FormFields): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
