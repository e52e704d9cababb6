import {onlyOnce} from '../core/faults';

it('tells of a fault where it is met first, and of each that is another one', () => {
  const lost = {what: 'a.tsx, line 4: it imports "b"', fix: 'npm install b'};
  const faults = [
    {line: 3, ...lost},
    {line: 5, ...lost, fix: 'put the file there'},
    {line: 7, ...lost},
    {line: 9, what: 'a.tsx, line 5: it imports "b"', fix: lost.fix},
  ];
  expect(onlyOnce(faults).map(({line}) => line)).toEqual([3, 5, 9]);
});
