import {dedent, findPreview, readMarks} from '../core/preview';

describe('readMarks', () => {
  it('reads marks of either form, takes them out, and moves the lines to the left', () => {
    const jsx =
      'a\n    {/* #region preview */}\n    <b>\n      c\n    </b>\n    {/* #endregion preview */}\nd\n';
    expect(readMarks(jsx)).toEqual({
      text: 'a\n    <b>\n      c\n    </b>\nd\n',
      preview: '<b>\n  c\n</b>\n',
    });
    expect(readMarks('// #region preview\n\na\n\n//#endregion  preview\n')).toEqual({
      text: '\na\n\n',
      preview: 'a\n',
    });
  });

  it('leaves other regions, and texts without marks, as they are', () => {
    const text = '// #region styles\na\n// #endregion\n';
    expect(readMarks(text)).toEqual({text});
  });

  it.each([
    ['// #region preview\na\n', 1, 'the preview begins here and never ends'],
    ['a\n// #endregion preview\n', 2, 'the preview ends here and never begins'],
    ['// #region preview\n\n// #endregion preview\n', 1, 'the preview is empty'],
    [
      '// #region preview\n// #region preview\na\n// #endregion preview\n',
      1,
      'the preview begins here and never ends',
    ],
    [
      '// #region preview\na\n// #endregion preview\n// #region preview\n// #endregion preview\n',
      4,
      'a second preview',
    ],
  ])('refuses %j', (text, line, what) => {
    expect(readMarks(text).fault).toMatchObject({line, what});
  });
});

describe('findPreview', () => {
  const text = 'return (\n  <A>\n    <B c />\n    <D />\n  </A>\n);\n';

  it('finds the lines, however deep they stand', () => {
    expect(findPreview(text, '<B c />\n<D />\n')).toBe('<B c />\n<D />\n');
    expect(findPreview(text, '\n    <A>\n      <B c />\n')).toBe('<A>\n  <B c />\n');
  });

  it.each(['<B />', '<D />\n<B c />', '', '\n'])('finds nothing of %j', (preview) => {
    expect(findPreview(text, preview)).toBeUndefined();
  });
});

it('keeps the depth of lines among each other', () => {
  expect(dedent('\n    a\n\n      b\n  ')).toBe('a\n\n  b\n');
  expect(dedent(' \n')).toBe('');
});
