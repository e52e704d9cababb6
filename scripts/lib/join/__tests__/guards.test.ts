import {existsSync, readdirSync, symlinkSync} from 'node:fs';
import {takeLock} from '../../buildLock';
import {foldersOf} from '../../outputFolder';
import {joinParts} from '../run';
import {faultOf, join, place, read, root, write} from './__fixtures__/parts';

it('publishes nothing of what was killed before', async () => {
  write('site.next/.vitrine-work', '');
  write('site.next/site/stale.html', 'half');
  await join('ui', 'charts');
  expect(existsSync(place('site/stale.html'))).toBe(false);
});

it('publishes one after another what is joined at once', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const joined = [join('ui', 'charts'), join('ui', 'charts')];
  expect(await Promise.all(joined)).toHaveLength(2);
  expect(read('charts/index.html')).toContain('main.charts.js');
  expect(readdirSync(root).sort()).toEqual(['charts', 'site', 'ui']);
});

it('waits for whoever writes there, and tells so', async () => {
  const log = jest.spyOn(console, 'log');
  const told = new Promise((resolve) => log.mockImplementation(resolve));
  const free = await takeLock(foldersOf(place('site')).lock, {
    isPatient: false,
    onWait: () => undefined,
  });
  const joining = join('ui', 'charts');
  await Promise.race([told, joining]);
  expect(existsSync(place('site'))).toBe(false);
  if (typeof free === 'function') free();
  await joining;
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Somebody writes there since /)]]);
});

it('takes no part that is torn, nor one with links, which lead elsewhere or have no end', async () => {
  write('charts/.vitrine/hosting.json', '{"bases": ');
  write('secret', 'mine');
  symlinkSync('../secret', place('charts/secret.txt'));
  symlinkSync('..', place('charts/charts/round'));
  symlinkSync('nowhere', place('charts/gone'));
  expect(await faultOf('ui', 'charts')).toMatchInlineSnapshot(`
    "charts: .vitrine/hosting.json: is torn
      Fix: copy the part again, or build it again
    charts: charts/round: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built
    charts: gone: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built
    charts: secret.txt: is a link, which no build makes: what it leads to would be published
      Fix: delete it, or put the file in its place before the part is built"
  `);
});

it('neither replaces a part nor writes into one that a link leads to', async () => {
  symlinkSync('ui', place('link'));
  expect(await joinParts([place('ui')], place('link')).catch(String)).toContain(
    'it holds the part',
  );
  expect(await joinParts([place('link')], place('ui/a')).catch(String)).toContain('is in it');
});

it('writes over nothing that no build has made', async () => {
  write('site/notes.txt', 'mine');
  expect(await faultOf('ui', 'charts')).toContain('holds what no build made: notes.txt');
  expect(await joinParts([place('ui')], place('ui')).catch(String)).toContain('it holds the part');
  expect(read('notes.txt')).toBe('mine');
});
