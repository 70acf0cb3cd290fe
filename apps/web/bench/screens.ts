/**
 * `npm run screens [-- --keep] [-- --only NAME]`: pictures of every page and state, on a phone and a desktop, light and dark, into `shots/` (which
 * git does not see), each held against the reduced one that is kept in `apps/web/test/screens/pictures`. Whoever changes how a page looks looks at the
 * pictures and keeps them with `--keep`. Ends with 1 where a picture differs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumPath, launch, serve } from '../test/browser.ts';
import {
  against,
  keptMachine,
  MACHINE_FILE,
  MOST_DIFFERENT,
  machineOf,
  pictureOf,
  shoot,
} from '../test/screens/picture.ts';
import { LOOKS, SCENES } from '../test/screens/scenes.ts';

const SHOTS = new URL('../../../shots/', import.meta.url);

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { keep: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const scenes = SCENES.filter(({ name }) => values.only === undefined || name === values.only);
  if (scenes.length === 0) {
    console.error(
      `there is no scene "${values.only}"; there are ${SCENES.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const path = chromiumPath();
  if (path === undefined) {
    console.error('there is no Chromium at CHROMIUM_PATH or /usr/bin/chromium');
    process.exitCode = 1;
    return;
  }
  mkdirSync(SHOTS, { recursive: true });
  const served = await serve();
  const browser = await launch(path);
  try {
    const machine = await machineOf(browser);
    if (values.keep) writeFileSync(MACHINE_FILE, `${JSON.stringify(machine, null, 2)}\n`);
    else if (JSON.stringify(machine) !== JSON.stringify(keptMachine()))
      console.log(
        'The kept pictures were made with another Chromium or other fonts: letters differ.',
      );
    const canvas = await browser.newPage();
    for (const scene of scenes)
      for (const look of LOOKS) {
        const shot = await shoot(browser, served.address, scene, look);
        const kept = pictureOf(scene, look);
        const { small, differs } = await against(canvas, shot, kept);
        const file = new URL(`${scene.name}-${look.name}.png`, SHOTS);
        writeFileSync(file, shot);
        const isSame = differs <= MOST_DIFFERENT;
        if (values.keep && !isSame) writeFileSync(kept, small);
        if (!values.keep && !isSame) process.exitCode = 1;
        console.log(
          `${isSame ? 'same' : values.keep ? 'kept' : 'DIFFERS'} ${(differs * 100).toFixed(2)} % ${fileURLToPath(file)}`,
        );
      }
  } finally {
    await browser.close();
    await served.stop();
  }
};

await main();
