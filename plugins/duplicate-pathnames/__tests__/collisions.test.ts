import {findCollisions} from '../core/collisions';

const first = (item: string) => item.slice(0, 1);

describe('findCollisions', () => {
  it('finds nothing where every path is its own', () => {
    expect(findCollisions([], first)).toEqual([]);
    expect(findCollisions(['ab', 'bb', 'cb'], first)).toEqual([]);
  });

  it('keeps all members together, in the order in which they were found', () => {
    expect(findCollisions(['b1', 'a1', 'c1', 'a2', 'b2', 'a3'], first)).toEqual([
      {path: 'b', members: ['b1', 'b2']},
      {path: 'a', members: ['a1', 'a2', 'a3']},
    ]);
  });

  it('takes names of object properties for paths like any other', () => {
    expect(findCollisions(['constructor', '__proto__'], (item) => item)).toEqual([]);
  });
});
