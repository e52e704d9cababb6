import {compareIds, describe as inWords} from '../core/compare';

describe('compareIds', () => {
  it('finds what is missing and what is unused, in order', () => {
    const differences = compareIds(['v.b', 'v.a', 'v.c'], ['v.c', 'v.z', 'v.y']);
    expect(differences).toEqual({missing: ['v.a', 'v.b'], unused: ['v.y', 'v.z']});
  });

  it('takes what Vitrine brings for translated, whoever asks for it', () => {
    const differences = compareIds(['v.a', 'v.b'], ['v.x', 'v.c'], ['v.a', 'v.c']);
    expect(differences).toEqual({missing: ['v.b'], unused: ['v.x']});
  });

  it("leaves alone what Docusaurus' own theme asks for", () => {
    expect(compareIds(['v.a'], ['v.a', 'theme.a'])).toEqual({missing: [], unused: []});
  });
});

describe('the words', () => {
  it('are none where all fits', () => {
    expect(inWords({missing: [], unused: []})).toEqual([]);
  });

  it('name every id', () => {
    expect(inWords({missing: ['v.a', 'v.b'], unused: ['v.c']})).toEqual([
      '2 texts are missing, and shown in English: v.a, v.b',
      '1 text is not used any more: v.c',
    ]);
  });
});
