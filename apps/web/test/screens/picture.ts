import { readFileSync, existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../browser.ts';
import type { Look, Scene } from './scenes.ts';

export const PICTURES = new URL('./pictures/', import.meta.url);
const MACHINE = new URL('machine.json', PICTURES);

/** Pictures are kept at half their size: small enough for the repository, and large enough that a line of text that breaks elsewhere is seen. */
const SCALE = 0.5;
const QUALITY = 0.8;
/**
 * A pixel differs when one of its colours does by more than this of 255. Both pictures go through the same lossy packing, so that an unchanged
 * page differs nowhere by more than a few.
 */
const COLOUR = 40;
/** So large a part of a picture may differ: a word of a line is a few thousandths, a line that breaks elsewhere moves much more. */
export const MOST_DIFFERENT = 0.005;

export const pictureOf = (scene: Scene, look: Look): URL =>
  new URL(`${scene.name}-${look.name}.webp`, PICTURES);

/** What decides how letters are drawn: the edition of the browser and the machine's own font for plain text. The other fonts are ours. */
export const machineOf = async (browser: Browser): Promise<object> => {
  const page = await browser.newPage();
  const width = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = '100px system-ui, sans-serif';
    return Math.round(pen.measureText('Hamburgefonstiv 0123 Фишка').width);
  });
  await page.close();
  return { chromium: browser.version().split('.')[0], width };
};

/** The machine on which the kept pictures were made; undefined where there are none. */
export const keptMachine = (): unknown =>
  existsSync(MACHINE) ? JSON.parse(readFileSync(MACHINE, 'utf8')) : undefined;
export const MACHINE_FILE = MACHINE;

/** A scene as a person sees it, everything at rest. */
export const shoot = async (
  browser: Browser,
  address: string,
  scene: Scene,
  look: Look,
): Promise<Buffer> => {
  const { page } = await openPage(browser, look);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look.dark ? 'dark' : 'light' });
  await scene.open(page, address);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.context().close();
  return shot;
};

const inPage = async ({
  shot,
  kept,
  scale,
  quality,
  colour,
}: {
  readonly shot: string;
  readonly kept: string | undefined;
  readonly scale: number;
  readonly quality: number;
  readonly colour: number;
}): Promise<{ readonly small: string; readonly differs: number }> => {
  const load = async (address: string): Promise<ImageBitmap> =>
    createImageBitmap(await (await fetch(address)).blob());
  const draw = (bitmap: ImageBitmap, by: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * by);
    canvas.height = Math.round(bitmap.height * by);
    const pen = canvas.getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const pixels = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
    canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
  const small = draw(await load(shot), scale).toDataURL('image/webp', quality);
  if (kept === undefined) return { small, differs: 1 };
  const [now, before] = [draw(await load(small), 1), draw(await load(kept), 1)];
  if (now.width !== before.width || now.height !== before.height) return { small, differs: 1 };
  const [a, b] = [pixels(now), pixels(before)];
  let differing = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2].some(i => Math.abs(a[at + i]! - b[at + i]!) > colour)) differing++;
  return { small, differs: differing / (a.length / 4) };
};

/**
 * Reduces a screenshot and holds it against the kept picture.
 * @param page any page, for its canvas
 * @returns the reduced picture, and the part of its pixels that differ, 0 to 1; 1 where none is kept
 */
export const against = async (
  page: Page,
  shot: Buffer,
  kept: URL,
): Promise<{ readonly small: Buffer; readonly differs: number }> => {
  const address = (type: string, data: Buffer): string =>
    `data:image/${type};base64,${data.toString('base64')}`;
  // tsx names functions by this helper, which a page does not have.
  await page.evaluate('globalThis.__name = named => named');
  const { small, differs } = await page.evaluate(inPage, {
    shot: address('png', shot),
    kept: existsSync(kept) ? address('webp', readFileSync(kept)) : undefined,
    scale: SCALE,
    quality: QUALITY,
    colour: COLOUR,
  });
  return { small: Buffer.from(small.split(',')[1]!, 'base64'), differs };
};
