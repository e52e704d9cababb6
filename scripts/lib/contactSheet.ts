import {existsSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import {LOOKS, PAGES} from './pictures';

/** The most that the sheet may weigh, in bytes, and the qualities to try until it does. */
const MAX_BYTES = 700_000;
const QUALITIES = [85, 78, 70, 60, 50];

const WIDE = 1440;
const NARROW = 390;

const STYLES = `
  * { box-sizing: border-box; margin: 0; }
  body { inline-size: max-content; padding: 24px; background: #e7e5e1; color: #33312e;
    font: 500 13px/20px 'Liberation Sans', Arial, sans-serif; }
  main { display: grid; grid-template-columns: repeat(${PAGES.length}, 232px); gap: 12px; }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-content: start; }
  h2 { grid-column: 1 / -1; font: inherit; }
  img { inline-size: 100%; object-fit: cover; object-position: top; border-radius: 4px;
    box-shadow: 0 0 0 1px #0002; }
  .wide { grid-column: 1 / -1; aspect-ratio: 1440 / 900; }
  .narrow { aspect-ratio: 390 / 700; }
`;

/**
 * Composes the first screens of all pages into one picture: a column for each page, wide ones
 * above, narrow ones below. What has not been taken leaves its place empty.
 *
 * @param places of the pictures, and of the sheet to write
 * @returns size of the sheet in bytes
 */
export async function makeSheet(
  browser: Browser,
  {folder, file}: {folder: string; file: string},
): Promise<number> {
  // Beside the pictures, as only a page from the disk may show pictures from the disk.
  const html = path.join(folder, 'contact-sheet.html');
  writeFileSync(html, toHtml(folder));
  const page = await browser.newPage({viewport: {width: 1200, height: 800}});
  await page.goto(pathToFileURL(html).href);
  for (const quality of QUALITIES) {
    await page.locator('body').screenshot({path: file, type: 'jpeg', quality});
    if (statSync(file).size <= MAX_BYTES) break;
  }
  await page.close();
  rmSync(html);
  return statSync(file).size;
}

function toHtml(folder: string) {
  const columns = PAGES.map(({name, title}) => {
    const pictures = [WIDE, NARROW].flatMap((width) =>
      LOOKS.map(({mode, direction}) => {
        const file = [name, width, mode, direction].join('-') + '.png';
        const kind = width === WIDE ? 'wide' : 'narrow';
        const source = existsSync(path.join(folder, file)) ? `src="${file}"` : '';
        return `<img class="${kind}" ${source} alt="">`;
      }),
    );
    return `<section><h2>${title}</h2>${pictures.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style><main>${columns.join('')}</main>`;
}
