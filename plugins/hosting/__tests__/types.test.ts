import {TYPES} from '../core/types';

describe('TYPES', () => {
  it.each(Object.entries(TYPES))('%s is %s', (extension, type) => {
    expect(extension).toMatch(/^[a-z\d]+$/);
    expect(type).toMatch(/^[a-z]+\/[a-z\d+-]+(?:; charset=utf-8)?$/);
  });

  it('says of every text in which letters it is written, but where the text itself does', () => {
    const texts = Object.values(TYPES).filter((type) => type.startsWith('text/'));
    expect(texts.filter((type) => !type.endsWith('; charset=utf-8'))).toEqual([]);
  });
});
