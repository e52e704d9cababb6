import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createDemoStore} from '../theme/Demo/demoStore';
import type {DemoStore} from '../theme/Demo/demoStore';
import EnvironmentBar from '../theme/Demo/environment';
import {readChoices, writeChoices} from '../theme/Demo/environment/address';
import {followEnvironment} from '../theme/Demo/environment/page';

describe('the address', () => {
  const all = 'demo-mode=dark&demo-dir=rtl&demo-density=compact&demo-width=320';
  const environment = {mode: 'dark', direction: 'rtl', density: 'compact', width: 320};

  it('says what holds for all demos, or for one, in any order', () => {
    expect(readChoices(`?x=1&${all}`)).toEqual({all: environment, own: new Map()});
    const one = {all: {}, own: new Map([['demo-a', environment]])};
    expect(readChoices(`?${all}&demo-for=demo-a`)).toEqual(one);
    expect(readChoices(`?demo-for=demo-a&${all}`)).toEqual(one);
  });

  it('says what holds for each of several', () => {
    const search = '?demo-for=a&demo-mode=dark&demo-for=b&demo-mode=light&demo-width=768';
    const own = new Map([
      ['a', {mode: 'dark'}],
      ['b', {mode: 'light', width: 768}],
    ] as const);
    expect(readChoices(search)).toEqual({all: {}, own});
    expect(writeChoices('', {all: {}, own})).toBe(search);
  });

  it.each([
    'demo-mode=blue&demo-dir=up&demo-density=0&demo-width=wide',
    'demo-width=3e9&demo-mode=DARK',
    'demo-width=-320',
    'demo-width=320.5&demo-dir=',
    'demo-width=',
    'demo-mode=%00%ff',
  ])('passes junk over: %s', (junk) => {
    expect(readChoices(`?${junk}`)).toEqual({all: {}, own: new Map()});
  });

  it('keeps what else is in it, and drops what is given up', () => {
    const other = {all: {mode: 'dark'}, own: new Map()} as const;
    expect(writeChoices('?q=a%20b&demo-for=x&demo-width=320', other)).toBe('?q=a+b&demo-mode=dark');
    expect(writeChoices('?demo-mode=dark', {all: {}, own: new Map([['a', {}]])})).toBe('');
  });
});

describe('the bar', () => {
  let stops: (() => void)[] = [];
  const search = () => window.location.search;

  async function open(address = '/page/?q=1#here', densities = 'comfortable compact') {
    window.history.replaceState({key: 'k'}, '', address);
    const stores = [createDemoStore(), createDemoStore()] as [DemoStore, DemoStore];
    stops = [followEnvironment('demo-a', stores[0]), followEnvironment('demo-b', stores[1])];
    render(
      <>
        <figure id="demo-a">
          <div data-demo="A" data-demo-densities={densities} />
        </figure>
        <EnvironmentBar id="demo-a" name="A" store={stores[0]} />
      </>,
    );
    const button = await openPanel(0);
    const addPanel = () => {
      render(<EnvironmentBar id="demo-b" name="B" store={stores[1]} />);
      return openPanel(1);
    };
    const environments = () => stores.map((store) => store.get().environment);
    return {stores, button, environments, addPanel};
  }

  async function openPanel(index: number): Promise<HTMLElement> {
    const button = screen.getAllByRole('button', {name: 'Environment'})[index] as HTMLElement;
    await act(async () => fireEvent.focus(button));
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    await act(async () => {
      if (panel) fireEvent(panel, Object.assign(new Event('toggle'), {newState: 'open'}));
    });
    return button;
  }

  const choose = (legend: string, label: string, panel = 0) => {
    const group = screen.getAllByText(legend)[panel]?.closest('fieldset');
    const radio = [...(group?.querySelectorAll('label') ?? [])].find(
      ({textContent}) => textContent === label,
    );
    fireEvent.click(radio?.querySelector('input') as HTMLElement);
  };

  afterEach(() => {
    stops.forEach((stop) => stop());
    cleanup();
  });

  it('chooses for its demo, and says so in the address, whose rest stays', async () => {
    const {environments, button} = await open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    choose('Colour mode', 'Dark');
    choose('Direction', 'Right to left');
    choose('Viewport', '768');
    choose('Density', 'Compact');
    expect(environments()).toEqual([
      {mode: 'dark', direction: 'rtl', width: 768, density: 'compact'},
      {},
    ]);
    expect(search()).toBe(
      '?q=1&demo-for=demo-a&demo-mode=dark&demo-dir=rtl&demo-density=compact&demo-width=768',
    );
    expect(window.location.hash).toBe('#here');
    expect(window.history.state).toEqual({key: 'k'});
    for (const legend of ['Colour mode', 'Direction']) choose(legend, 'Page');
    choose('Viewport', 'Auto');
    choose('Density', 'Comfortable');
    expect(search()).toBe('?q=1');
  });

  it('chooses for all demos of the page, and for one again', async () => {
    const {environments} = await open();
    choose('Colour mode', 'Dark');
    fireEvent.click(screen.getByRole('checkbox', {name: 'Apply to all demos on this page'}));
    expect(environments()).toEqual([{mode: 'dark'}, {mode: 'dark'}]);
    choose('Colour mode', 'Light');
    expect(environments()).toEqual([{mode: 'light'}, {mode: 'light'}]);
    expect(search()).toBe('?q=1&demo-mode=light');
    fireEvent.click(screen.getByRole('checkbox'));
    expect(environments()).toEqual([{mode: 'light'}, {}]);
  });

  it('knows in each panel what was said in another one', async () => {
    const {environments, addPanel} = await open();
    await addPanel();
    const all = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    const areAll = () => all().map(({checked}) => checked);
    choose('Colour mode', 'Dark');
    fireEvent.click(all()[0] as HTMLElement);
    expect(areAll()).toEqual([true, true]);
    choose('Direction', 'Right to left', 1);
    expect(environments()).toEqual([
      {mode: 'dark', direction: 'rtl'},
      {mode: 'dark', direction: 'rtl'},
    ]);
    fireEvent.click(all()[1] as HTMLElement);
    expect(areAll()).toEqual([false, false]);
    expect(environments()).toEqual([{}, {mode: 'dark', direction: 'rtl'}]);
  });

  it('holds for all demos before anything is chosen, where it was said so', async () => {
    const {environments, addPanel} = await open();
    fireEvent.click(screen.getByRole('checkbox'));
    await addPanel();
    choose('Colour mode', 'Dark', 1);
    expect(environments()).toEqual([{mode: 'dark'}, {mode: 'dark'}]);
  });

  it('shows what a shared address says', async () => {
    const {environments} = await open('/page/?demo-mode=dark&demo-width=320');
    expect(environments()).toEqual([
      {mode: 'dark', width: 320},
      {mode: 'dark', width: 320},
    ]);
    const checked = screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter((radio) => radio.checked)
      .map((radio) => radio.labels?.[0]?.textContent);
    expect(checked).toEqual(['Dark', 'Page', 'Comfortable', '320']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[2]);
  });

  it('offers a density only where the library has one, and nothing for a figure without an id', async () => {
    await open(undefined, '');
    expect(screen.queryByText('Density')).toBeNull();
    cleanup();
    render(<EnvironmentBar id={undefined} name="A" store={createDemoStore()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells analytics of each choice', async () => {
    await open();
    const controls = [...screen.getAllByRole('radio'), screen.getByRole('checkbox')];
    expect(controls.map(({dataset}) => dataset.gaEventCategory)).toEqual(
      controls.map(() => 'demo-environment'),
    );
    expect(controls[2]?.dataset).toMatchObject({gaEventAction: 'mode', gaEventLabel: 'dark'});
  });
});
