import {fetchSheet} from '../client/fetchSheet';
import {Network} from './__fixtures__/network';

const HREF = 'https://cdn.test/a.css';
const ask = (signal = new AbortController().signal) => fetchSheet(HREF, signal);

it('gives the text, and the address that it came from', async () => {
  const network = new Network();
  const [plain, redirected] = [ask(), ask()];
  network.answer({css: 'a{}', type: 'Text/CSS; charset=utf-8'});
  network.answer({css: 'b{}', type: null, url: 'https://cdn.test/v2/a.css'});
  expect(await plain).toEqual({css: 'a{}', href: HREF});
  expect(await redirected).toEqual({css: 'b{}', href: 'https://cdn.test/v2/a.css'});
});

it.each([
  [{status: 404, statusText: 'Not Found'}, 'Failed to fetch CSS: Not Found'],
  [{status: 503}, 'Failed to fetch CSS: 503'],
  [{type: 'text/html; charset=utf-8'}, 'Failed to fetch CSS: it is text/html; charset=utf-8'],
  [{type: 'text/css-not'}, 'Failed to fetch CSS: it is text/css-not'],
])('refuses %j', async (answer, message) => {
  const network = new Network();
  const asked = ask();
  network.answer(answer);
  await expect(asked).rejects.toThrow(new Error(message));
});

it('says what the network says', async () => {
  const network = new Network();
  const asked = ask();
  network.refuse();
  await expect(asked).rejects.toThrow('Failed to fetch');
});

it('ends with its signal, and when it takes too long', async () => {
  const network = new Network();
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const end = new AbortController();
  const [slow, unwanted] = [ask(), ask(end.signal)];
  late.abort();
  end.abort();
  await expect(slow).rejects.toThrow('Aborted');
  await expect(unwanted).rejects.toThrow('Aborted');
  expect(network.aborted).toHaveLength(2);
});
