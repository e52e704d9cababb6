import {modelOf, propOf} from '../../api-model/__tests__/__fixtures__/models';
import {differenceOf, historyOf, pastOf, readSnapshot, toSnapshot, writeSnapshot} from '../index';

it('keeps models as a text, and tells how they differ from other ones', () => {
  const models = [modelOf({props: [propOf('size'), propOf('tone')]})];
  const later = toSnapshot(models, {package: 'plain-kit', version: '2.1.0'});
  const [card, ...hooks] = models;
  const before = card ? [{...card, props: card.props.slice(1)}, ...hooks] : [];
  const text = writeSnapshot(toSnapshot(before, {package: 'plain-kit', version: '2.0.0'}));
  const snapshots = [readSnapshot(text, '2.0.0.json'), later];
  const name = card?.props[0]?.name ?? '';
  expect(differenceOf(pastOf(snapshots), '2.0.0', '2.1.0').changed).toMatchObject([
    {name: 'TextField', added: [{name}]},
  ]);
  expect(historyOf(snapshots).get('TextField')?.props.get(name)?.since).toBe('2.1.0');
});
