import {readFileSync} from 'node:fs';
import path from 'node:path';
import {built, meta, read, tree} from './built';

/** Files of stories. */
export function stories(): void {
  /** Page, story, what it shows, and how a user would write it; empty: only whole. */
  const STORIES: [page: string, id: string, shown: string, code: string][] = [
    ['named', 'demo-primary', 'Button', '<Button label="Button" primary />'],
    ['named', 'demo-error', 'Stop Something has happened.', ''],
    ['named', 'demo-filled', 'Name Send', '<Field label="Name" />'],
    ['written', 'demo-controlled', 'Wi-Fi: on', ''],
    ['alert', 'demo-plain', 'Nothing has happened.', '<Alert>Nothing has happened.</Alert>'],
    ['badge', 'demo-many', '50+', '<Badge count={120} max={50} />'],
    ['badge', 'demo-counted', '7', '<Badge count={7} />'],
    ['badge', 'demo-full', '5+', '<Badge count={7} max={5} />'],
    ['button', 'demo-large', 'Say "yes"', `<Button label={'Say "yes"'} primary size="large" />`],
    ['button', 'demo-with-an-icon', '★ Button', ''],
    ['card', 'demo-with-action', 'InvoicesThis card is called Invoices.Open', ''],
    ['card', 'demo-own', 'Letters7 letters', ''],
    ['field', 'demo-failing', 'Town Send', '<Field label="Town" />'],
    ['greeting', 'demo-polite', 'Good morning, Ada.', '<Greeting polite />'],
    ['greeting', 'demo-brief', 'Hello, Grace.', '<Greeting />'],
    ['icon', 'demo-mapped', '★', '<Icon title="Favourite" sign={<b>★</b>} />'],
    ['list', 'demo-ordered', 'BreadButter', '<List items={ROWS} ordered />'],
    ['list', 'demo-both', 'BreadButterBreadButter', ''],
    ['menu', 'demo-selected', 'HomePrices', ''],
    ['toggle', 'demo-controlled', 'Wi-Fi: on', ''],
  ];

  it.each(STORIES)(
    'on the page %s, %s is served, with the code of a user',
    (page, id, shown, code) => {
      const figure = read(`/stories/${page}/`).querySelector(`main #${id}`);
      const text = figure?.querySelector('[data-demo]')?.textContent;
      expect(text?.replace(/\s+/g, ' ').trim()).toBe(shown);
      const [first] = figure?.querySelectorAll('[data-code-part=preview] pre') ?? [];
      if (code !== '') expect(first?.textContent.trim()).toBe(code);
      expect(figure?.textContent).not.toMatch(/StoryObj|Meta<|args:|storybook/);
    },
  );

  it('are pages with what their authors say', () => {
    const page = read('/stories/button/');
    expect(page.querySelector('h1')?.textContent).toBe('Button');
    expect(meta(page, 'description')).toBe('What people press.');
    expect(page.querySelector('main')?.textContent).toContain('The one that most people press.');
  });

  it('stand in the side navigation, each by the name of its page', () => {
    const links = tree(read('/stories/button/')).querySelectorAll('a');
    const labels = [...links].map((link) => link.textContent);
    expect(labels.slice(0, 3)).toEqual(['Overview', 'Field', 'Alert']);
    expect(labels).toContain('Toggle');
  });

  it('stand in their decorators, and leave nothing raw', () => {
    const [demo] = read('/stories/alert/').querySelectorAll('#demo-error [data-demo]');
    expect(demo?.querySelector('[data-decorated=meta] > [data-decorated=story]')).not.toBeNull();
    for (const [page] of STORIES) {
      expect(read(`/stories/${page}/`).querySelector('main')?.textContent).not.toMatch(
        /\{\{|#Primary/,
      );
    }
  });

  it('are left to the browser where they are tagged so', () => {
    const figure = read('/stories/toggle/').querySelector('main #demo-measured');
    expect(figure?.querySelector('[data-demo]')?.childNodes).toHaveLength(0);
    expect(figure?.querySelector('noscript')?.textContent).toBe('This demo needs scripts.');
  });

  it('are told as code where nothing runs', () => {
    const markdown = readFileSync(path.join(built.site, 'build/stories/button.md'), 'utf8');
    expect(markdown).toContain('  return <Button label="Button" primary />;');
    expect(markdown).not.toContain('{{');
  });
}
