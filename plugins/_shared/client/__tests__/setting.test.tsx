import {listenToRequests, readCodeVariant, requestSetting, watchCodeVariant} from '..';

const root = document.documentElement;

afterEach(() => root.removeAttribute('data-code-variant'));

it('hands what is asked for to the one who keeps the settings, until it ends', () => {
  const heard: unknown[] = [];
  const stop = listenToRequests((...request) => heard.push(request));
  requestSetting({codeVariant: 'js'});
  document.dispatchEvent(new Event('vitrine:setting'));
  stop();
  requestSetting({codeVariant: 'ts'});
  expect(heard).toEqual([['codeVariant', 'js']]);
});

it('reads the variant, and takes anything else for TypeScript', () => {
  expect(readCodeVariant()).toBe('ts');
  root.setAttribute('data-code-variant', 'js');
  expect(readCodeVariant()).toBe('js');
  root.setAttribute('data-code-variant', 'coffee');
  expect(readCodeVariant()).toBe('ts');
});

it('tells of changes, until it ends', async () => {
  const changed = jest.fn();
  const stop = watchCodeVariant(changed);
  root.setAttribute('data-code-variant', 'js');
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  root.setAttribute('data-code-variant', 'ts');
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(1);
});
