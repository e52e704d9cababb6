import {useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import type {RunnerEnvironment} from '../client/protocol';
import type {FrameProps} from '../../_shared/client/frameModule';
import {Versions} from '../client/versions';

const environment: RunnerEnvironment = {mode: 'light', direction: 'ltr', centred: true};
const frame = {
  Frame: ({direction, children}: FrameProps) => <div dir={direction}>{children}</div>,
  css: () => '',
};

let host: HTMLElement;
let events: string[];
let versions: Versions;

beforeEach(() => {
  document.body.innerHTML = '<div id="demo"></div>';
  host = document.body.querySelector('#demo') as HTMLElement;
  events = [];
  versions = new Versions(host, frame, {
    onRendered: (run) => events.push(`rendered ${run}`),
    onFault: (run, thrown) => events.push(`failed ${run}: ${String(thrown)}`),
  });
  versions.setEnvironment(environment);
});

async function show(run: number, Demo: ComponentType, css = ''): Promise<void> {
  await act(async () => versions.show({run, Demo, css}));
  await waitFor(() => expect(events.join()).toContain(` ${run}`));
}

const Good = () => <p>good</p>;

describe('versions of a demo', () => {
  it('take the place of each other once they are whole, with their styles', async () => {
    await show(1, Good, 'p{color:red}');
    expect(host.textContent).toBe('good');
    expect(document.head.textContent).toContain('p{color:red}');
    await show(2, () => <p>better</p>);
    expect(host.textContent).toBe('better');
    expect(document.head.textContent).not.toContain('p{color:red}');
    expect(events).toEqual(['rendered 1', 'rendered 2']);
  });

  it('leave the last one where one throws while it renders', async () => {
    await show(1, Good);
    await show(2, () => {
      throw new Error('boom');
    });
    expect(host.textContent).toBe('good');
    expect(events).toEqual(['rendered 1', 'failed 2: Error: boom']);
  });

  it('leave the last one where one throws in an effect', async () => {
    await show(1, Good);
    await show(2, function Bad() {
      useEffect(() => {
        throw new Error('late');
      }, []);
      return <p>bad</p>;
    });
    expect(host.textContent).toBe('good');
    expect(events).toEqual(['rendered 1', 'failed 2: Error: late']);
  });

  it('give their place back where one throws when it is used', async () => {
    await show(1, Good);
    await show(2, function Fragile() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('used');
      return <button onClick={() => setBroken(true)}>Break</button>;
    });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(host.textContent).toBe('good'));
    expect(events).toContain('failed 2: Error: used');
  });

  it('keep their state when the environment changes', async () => {
    await show(1, function Counter() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count}</button>;
    });
    fireEvent.click(screen.getByRole('button'));
    await act(async () => versions.setEnvironment({...environment, direction: 'rtl'}));
    expect(screen.getByRole('button').textContent).toBe('1');
    expect(host.querySelector('[dir=rtl]')).not.toBeNull();
  });
});
