import {parsedOnce} from '../files';

it('parses a file once while it says the same, and gives each who asks a copy', async () => {
  const parse = jest.fn(({fileContent}: {filePath: string; fileContent: string}) =>
    Promise.resolve({frontMatter: {title: fileContent}, content: ''}),
  );
  const once = parsedOnce(parse);
  const ask = (filePath: string, fileContent: string) => once({filePath, fileContent});
  const first = await ask('a.md', 'A');
  first.frontMatter.title = 'Written to';
  expect(await ask('a.md', 'A')).toEqual({frontMatter: {title: 'A'}, content: ''});
  expect(parse).toHaveBeenCalledTimes(1);
  expect(await ask('b.md', 'A')).toEqual({frontMatter: {title: 'A'}, content: ''});
  expect(await ask('a.md', 'B')).toEqual({frontMatter: {title: 'B'}, content: ''});
  expect(parse).toHaveBeenCalledTimes(3);
});

it('parses again what could not be parsed', async () => {
  const parse = jest.fn(() => Promise.reject(new Error('Bad.')));
  const once = parsedOnce(parse);
  for (const time of [1, 2]) {
    await expect(once({filePath: 'a.md', fileContent: 'A'})).rejects.toThrow('Bad.');
    expect(parse).toHaveBeenCalledTimes(time);
  }
});
