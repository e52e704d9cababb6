import {servedStyle} from '../servedStyle';

it('has what a component adds weigh more than resets, which a later demo may bring again', () => {
  const rule = 'color:red;';
  expect(servedStyle({bucket: 'r', text: `.rk7x1ab{${rule}}`})).toContain('>.rk7x1ab{');
  expect(servedStyle({bucket: 'd', text: `.f1x2y3z{${rule}}`})).toContain('>.f1x2y3z.f1x2y3z{');
  // What a reset is at a width of the screen wins over the reset.
  expect(servedStyle({bucket: 's', text: `.rk7x1ab{${rule}}`})).toContain('>.rk7x1ab.rk7x1ab{');
});

it('leaves values, and steps of animations, as they are', () => {
  const text = '@keyframes f1a2b3c{from{opacity:.5}}.f9d8e7f:hover{margin:.25rem}';
  expect(servedStyle({bucket: 'h', text})).toBe(
    '<style data-griffel>@keyframes f1a2b3c{from{opacity:.5}}.f9d8e7f.f9d8e7f:hover{margin:.25rem}</style>',
  );
});

it('keeps what its rules are for', () => {
  expect(servedStyle({bucket: 'm', media: '(width < 40rem)', text: ''})).toBe(
    '<style data-griffel media="(width < 40rem)"></style>',
  );
});
