import {ELSEWHERE, ESCAPES} from '../fuzz/escapes';
import {GOOD, openEditor, outwait} from './support/editor';
import {expect, test} from './support/test';

/** Of what goes away itself, the editor learns as nobody answers any more. */
const GOES = /^(?:location\.href|document\.write)/;

/** A demo that tries to leave once it is shown, and tells that it has tried. */
const codeOf = (escape: string, number: number) => `import {useEffect, useState} from 'react';

export default function Escape() {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    try {
      ${escape};
    } catch {}
    setTried(true);
  }, []);
  return tried ? <p>Tried ${number}</p> : null;
}
`;

test(`no edit of a demo leaves its frame, in ${ESCAPES.length} ways`, async ({site, contexts}) => {
  const {page, demo, write} = await openEditor(site, {isAlone: true});
  const [address, title] = [page.url(), await page.title()];
  const left: string[] = [];
  page.on('dialog', (dialog) => {
    left.push(`says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => left.push(`loads ${download.url()} down`));
  page.context().on('page', (opened) => left.push(`opens ${opened.url()}`));
  // A request that a policy has stopped is none: nobody is asked.
  await page.context().route(`${ELSEWHERE}/**`, (route) => {
    left.push(`asks ${route.request().url()}`);
    return route.fulfill({body: ''});
  });
  for (const [number, escape] of ESCAPES.entries()) {
    await write(codeOf(escape, number));
    if (GOES.test(escape)) await outwait(page);
    else await demo.getByText(`Tried ${number}`).waitFor();
    expect([escape, page.url(), await page.title(), left]).toEqual([escape, address, title, []]);
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
  }
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'reached')),
  ).toEqual([]);
  expect((await page.context().cookies()).map(({name}) => name)).not.toContain('reached');
  // Browsers write to the console what they refuse.
  contexts.takeFaults();
});
