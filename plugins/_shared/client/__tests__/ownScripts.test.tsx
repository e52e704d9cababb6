import {isOwnScript, loadOwn} from '../ownScripts';

const addScript = () => document.head.appendChild(document.createElement('script'));

it('marks the scripts that are added for what is loaded, and no others', () => {
  const before = addScript();
  const [own] = loadOwn(() => [addScript()]);
  const after = addScript();
  expect([before, own as Element, after].map(isOwnScript)).toEqual([false, true, false]);
});
