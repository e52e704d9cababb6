import {consentModes, dropEvents, isEvent, putBeforeEvents, scriptAddress} from '../core/tag';

it('denies everything at first, and allows analytics alone', () => {
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(consentModes('denied')).toStrictEqual(denied);
  expect(consentModes('granted')).toStrictEqual({...denied, analytics_storage: 'granted'});
});

it.each([
  ['https://www.googletagmanager.com/gtag/js', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  ['http://127.0.0.1:80/tag.js?v=2', 'http://127.0.0.1/tag.js?v=2&id=G-1'],
])('loads %s from %s', (scriptUrl, address) => {
  expect(scriptAddress(scriptUrl, 'G-1')).toBe(address);
});

const config = ['config', 'G-1'];
const first = ['event', 'page_view'];
const second = ['event', 'code'];
const set = ['set', 'user_properties'];
const update = ['consent', 'update'];

it('puts an answer before the events that waited for it', () => {
  const queue = [config, first, set, second, update];
  putBeforeEvents(queue);
  expect(queue).toEqual([config, update, first, set, second]);
});

it('leaves an answer last where nothing waited, and an empty queue empty', () => {
  const queue = [config, set, update];
  putBeforeEvents(queue);
  expect(queue).toEqual([config, set, update]);
  const empty: string[][] = [];
  putBeforeEvents(empty);
  expect(empty).toEqual([]);
});

it('drops the events of a queue and nothing else', () => {
  const queue = [config, first, set, second];
  dropEvents(queue);
  expect(queue).toEqual([config, set]);
});

it('knows an event from other calls and other data', () => {
  expect([first, config, [], {length: 0}].map(isEvent)).toEqual([true, false, false, false]);
});
