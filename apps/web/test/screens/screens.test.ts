import { beforeAll, expect, test } from 'vitest';
import { describeSite } from '../site.ts';
import { against, keptMachine, machineOf, MOST_DIFFERENT, pictureOf, shoot } from './picture.ts';
import { LOOKS, SCENES } from './scenes.ts';

/** Few, so that it is quick, and such as change seldom; `npm run screens` looks at all. */
const LOOKED_AT = ['home', 'rules', 'game-undersides', 'game-last-man', 'nowhere'];

describeSite('the page looks as it did', site => {
  let isSameMachine = false;

  beforeAll(async () => {
    isSameMachine = JSON.stringify(await machineOf(site.browser)) === JSON.stringify(keptMachine());
  });

  test(
    'a picture differs from that of another state, and not from itself',
    { timeout: 60_000 },
    async () => {
      const scene = SCENES.find(({ name }) => name === 'nowhere')!;
      const [light, dark] = [LOOKS[0]!, LOOKS[1]!];
      const canvas = await site.browser.newPage();
      const shot = await shoot(site.browser, site.address, scene, light);
      const { differs } = await against(canvas, shot, pictureOf(scene, dark));
      expect(differs).toBeGreaterThan(0.5);
      const other = SCENES.find(({ name }) => name === 'no-game')!;
      expect((await against(canvas, shot, pictureOf(other, light))).differs).toBeGreaterThan(
        MOST_DIFFERENT,
      );
      await canvas.close();
    },
  );

  for (const scene of SCENES.filter(({ name }) => LOOKED_AT.includes(name)))
    for (const look of [LOOKS[0]!, LOOKS[3]!])
      test(`${scene.name}, ${look.name}`, { timeout: 60_000 }, async context => {
        if (!isSameMachine)
          context.skip('the kept pictures were made with another Chromium or other fonts');
        const canvas = await site.browser.newPage();
        const shot = await shoot(site.browser, site.address, scene, look);
        const { differs } = await against(canvas, shot, pictureOf(scene, look));
        expect(
          differs,
          'a part of the picture; look at it with npm run screens, and keep it with -- --keep',
        ).toBeLessThanOrEqual(MOST_DIFFERENT);
        await canvas.close();
      });
});
