import {eventsOf, listedEvents} from './events';
import {listFiles, readText} from './tree';

const GUIDE = 'docs/vitrine/analytics.md';

describe('eventsOf', () => {
  it('sees attributes, objects and calls, and what is computed in them', () => {
    const text = `
      const a = <a data-ga-event-category="a" data-ga-event-action="click" href="#" />;
      const b = <b data-ga-event-category={'b'} data-ga-event-action={action} />;
      const c = {'data-ga-event-category': 'c', 'data-ga-event-action': 'save'};
      const d = {label, event: clickData('d', 'switch', label)};
      track('e', {eventAction: 'display', eventLabel: name});
      const f = <i data-ga-event-category="f" />;
      function g() {
        link.setAttribute('data-ga-event-category', 'g');
        link.setAttribute('data-ga-event-action', 'press');
      }
      const h = <b {...clickData('h', rel)} />;
    `;
    expect(eventsOf('x.tsx', text)).toEqual([
      'a/click',
      'b/…',
      'c/save',
      'd/switch',
      'e/display',
      'f/',
      'g/press',
      'h/…',
    ]);
  });

  it('leaves a computed category to whoever hands it over, and other objects alone', () => {
    const text = `
      const a = {'data-ga-event-category': item.category, 'data-ga-event-action': 'x'};
      const b = <b data-ga-event-action="y" />;
      const c = {category: 'core', action: 'z'};
      retrack('f', {eventAction: 'g'});
      const g = <b {...clickData(item.category, 'h')} />;
    `;
    expect(eventsOf('x.tsx', text)).toEqual([]);
  });
});

describe('listedEvents', () => {
  it('reads the one table of the section', () => {
    const readme =
      '| `x` | `y` |\n\n## Events\n\nText.\n\n| category | action | label |\n| --- | --- | --- |\n| `code` | `copy` | |\n| `api`  | …      | |\n\n## Options\n\n| a | b |\n';
    expect(listedEvents(readme)).toEqual(['code/copy', 'api/…']);
    expect(listedEvents('# x\n')).toEqual([]);
  });
});

describe('the events of the site', () => {
  const isCode = (file: string) =>
    /^(?:sidebars\.ts|(?:src|plugins)\/.*\.tsx?)$/.test(file) &&
    !/__tests__|__fixtures__|\.d\.ts$/.test(file);
  const reported = listFiles()
    .filter(isCode)
    .flatMap((file) => eventsOf(file, readText(file)).map((event) => ({event, file})));
  const listed = listedEvents(readText(GUIDE));

  it('all stand in the table', () => {
    expect(reported.filter(({event}) => !listed.includes(event))).toEqual([]);
  });

  it('are all that stands in the table, each once', () => {
    const events = new Set(reported.map(({event}) => event));
    expect(listed.filter((event) => !events.has(event))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('all have an action', () => {
    expect(reported.filter(({event}) => event.endsWith('/'))).toEqual([]);
  });
});
