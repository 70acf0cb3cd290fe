import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeSite } from './site.ts';
import { openRecord, openState, STATES } from './states.ts';

/** What moves and sounds, judged by what is set off and not by how long it takes. */
describeSite('motion and sound', site => {
  interface Moving {
    readonly what: string;
    readonly stops: number;
    readonly delay: number;
  }
  /** Presses places one after another as a screen reader does, and answers what moves right after that. */
  const press = (page: Page, ...places: readonly (number | string)[]): Promise<readonly Moving[]> =>
    page.evaluate(all => {
      for (const place of all)
        document.querySelector<HTMLElement>(`.wz-place[data-place="${place}"]`)!.click();
      return document
        .getAnimations()
        .filter(animation => animation.effect instanceof KeyframeEffect)
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(effect => effect.target?.closest('.wz-men') !== null)
        .map(effect => ({
          what: effect.target!.getAttribute('class') ?? '',
          stops: effect.getKeyframes().length,
          delay: effect.getTiming().delay ?? 0,
        }));
    }, places);

  const men = (moving: readonly Moving[]) => moving.filter(each => /wz-man\b/.test(each.what));

  test('a man who hits on his way goes over that point, and the man he hits waits for him', async () => {
    const { page } = await site.open({ settings: { speed: 'slow', oneTap: false } });
    await openState(page, site.address, 'two ways lead to one point');
    await press(page, 17, 10);
    const moving = await page.evaluate(async () => {
      const way = [...document.querySelectorAll<HTMLElement>('.routes .button:not(.quiet)')].find(
        button => /with 4\+3/.test(button.textContent ?? ''),
      );
      way!.click();
      // The page draws what has changed before its next task.
      for (let i = 0; i < 3; i++) await Promise.resolve();
      return document
        .getAnimations()
        .map(animation => animation.effect as KeyframeEffect)
        .filter(effect => effect.target?.classList.contains('wz-man'))
        .map(effect => ({
          side: effect.target!.classList.contains('wz-white') ? 'white' : 'black',
          stops: effect.getKeyframes().length,
          delay: effect.getTiming().delay ?? 0,
        }));
    });
    const hitter = moving.find(each => each.side === 'white' && each.stops > 2);
    expect(hitter, 'over the point between').toMatchObject({ stops: 3, delay: 0 });
    const hit = moving.find(each => each.side === 'black');
    expect(hit?.delay).toBeGreaterThan(0);
    await page.context().close();
  });

  test('nothing moves for those who asked for less motion, nor at once', async () => {
    for (const [speed, reducedMotion, moves] of [
      ['slow', 'no-preference', true],
      ['slow', 'reduce', false],
      ['instant', 'no-preference', false],
    ] as const) {
      const { page } = await site.open({ settings: { speed, oneTap: false } });
      await page.emulateMedia({ reducedMotion });
      await openState(page, site.address, 'undersides may be played');
      const moving = men(await press(page, 5, 10));
      expect(moving.length > 0, `${speed}, ${reducedMotion}`).toBe(moves);
      const dice = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(a => (a.effect as KeyframeEffect).target?.closest('.wz-dice') !== null)
            .filter(a => Number(a.effect!.getComputedTiming().duration) > 1).length,
      );
      if (!moves) expect(dice, 'dice').toBe(0);
      await page.context().close();
    }
  });

  test('a doublet turns its dice over to the undersides', async () => {
    const { page } = await site.open({ settings: { speed: 'slow' } });
    await openState(page, site.address, 'undersides may be played');
    const turned = await page.evaluate(() => ({
      under: document.querySelectorAll('.wz-under').length,
      pips: document.querySelectorAll('.wz-under .wz-after .wz-pip').length,
      before: document.querySelectorAll('.wz-under .wz-before .wz-pip').length,
    }));
    expect(turned).toEqual({ under: 2, pips: 10, before: 4 });
    await page.context().close();
  });

  test(
    'silent at first; with sounds every man put down is heard',
    { timeout: 60_000 },
    async () => {
      for (const [sound, heard] of [
        [undefined, 0],
        ['soft', 2],
      ] as const) {
        const { page, faults } = await site.open({
          settings: { oneTap: false, ...(sound === undefined ? {} : { sound }) },
        });
        await page.addInitScript(() => {
          const Real = globalThis.AudioContext;
          Object.assign(globalThis, {
            knocks: 0,
            AudioContext: class extends Real {
              override createBufferSource(): AudioBufferSourceNode {
                (globalThis as unknown as { knocks: number }).knocks++;
                return super.createBufferSource();
              }
            },
          });
        });
        await openRecord(page, site.address, STATES['undersides may be played']);
        for (const place of [5, 10]) {
          await page.locator(`.wz-place[data-place="${place}"]`).click();
          await page.waitForTimeout(20);
        }
        const knocks = await page.evaluate(
          () => (globalThis as unknown as { knocks: number }).knocks,
        );
        expect(knocks).toBe(heard);
        expect(faults).toEqual([]);
        await page.context().close();
      }
    },
  );
});
