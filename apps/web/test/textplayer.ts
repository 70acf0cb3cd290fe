import { seeded } from '@wurfzabel/rules';
import type { CDPSession, Page } from 'playwright-core';

/** A thing on the page as a screen reader is told of it. */
export interface Told {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Names of the regions and groups it lies in, and `log` for what is read out. */
  readonly within: readonly string[];
  readonly node: number;
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

const within = (node: AxNode, byId: ReadonlyMap<string, AxNode>): string[] => {
  const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
  if (parent === undefined) return [];
  const role = parent.role?.value ?? '';
  const name = parent.ignored ? '' : parent.name?.value || (role === 'log' ? role : '');
  return name === '' ? within(parent, byId) : [name, ...within(parent, byId)];
};

const toldOf = (nodes: readonly AxNode[]): readonly Told[] => {
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  return nodes
    .filter(node => !node.ignored && node.backendDOMNodeId !== undefined)
    .map(node => ({
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      disabled:
        node.properties?.some(p => p.name === 'disabled' && p.value.value === true) ?? false,
      within: within(node, byId),
      node: node.backendDOMNodeId!,
    }));
};

/** The page's accessibility tree, as the browser gives it to a screen reader. */
export const heard = async (cdp: CDPSession): Promise<readonly Told[]> => {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return toldOf(nodes as unknown as readonly AxNode[]);
};

/** All of one role in a part of the tree: what a screen reader lists of it. */
const listIn = async (cdp: CDPSession, part: Told, role: string): Promise<readonly Told[]> => {
  const asked = { backendNodeId: part.node, role };
  const { nodes } = await cdp.send('Accessibility.queryAXTree', asked);
  return toldOf(nodes as unknown as readonly AxNode[]);
};

/** The buttons that can be pressed. */
const buttonsIn = async (cdp: CDPSession, part: Told): Promise<readonly Told[]> =>
  (await listIn(cdp, part, 'button')).filter(button => !button.disabled);

export interface TextGame {
  readonly presses: number;
  /** What was said in the log, as far as it was listened to. */
  readonly said: ReadonlySet<string>;
  readonly result: string;
}

/**
 * Plays a whole game without seeing it: knows only roles and names, goes to a thing by the tree and presses Enter.
 * Men are moved by the buttons of the text board alone.
 */
export const playByText = async (page: Page, seed: number): Promise<TextGame> => {
  const cdp = await page.context().newCDPSession(page);
  const chance = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const said = new Set<string>();
  let presses = 0;
  let idle = 0;
  const press = async ({ node }: Told): Promise<void> => {
    presses++;
    idle = 0;
    await cdp.send('DOM.focus', { backendNodeId: node });
    await page.keyboard.press('Enter');
  };
  const all = await heard(cdp);
  const part = (role: string, name: string): Told =>
    all.find(thing => thing.role === role && thing.name === name)!;
  const board = part('region', 'Text board');
  const panel = part('region', 'Turn');
  const log = part('log', '');
  for (;;) {
    for (const { name } of await listIn(cdp, log, 'StaticText')) said.add(name);
    const places = await buttonsIn(cdp, board);
    const targets = places.filter(button => /put down here/.test(button.name));
    const men = places.filter(button => /can move/.test(button.name));
    const others = men.length === 0 || targets.length > 0 ? await buttonsIn(cdp, panel) : [];
    if (others.some(button => /^(Play again|Next game)$/.test(button.name))) {
      const [result] = await listIn(cdp, panel, 'heading');
      return { presses, said, result: result?.name ?? '' };
    }
    const ways = others.filter(button => /^with \d/.test(button.name));
    const deeds = others.filter(button =>
      /^(Throw|Throw for the start|Confirm|Go on|Stop here|Take)$/.test(button.name),
    );
    const [next] = [ways, targets, men, deeds].filter(list => list.length > 0);
    if (next !== undefined) {
      await press(pick(next));
      continue;
    }
    if (++idle > 1500)
      throw new Error(`nothing to press: ${others.map(button => button.name).join(' | ')}`);
    await page.waitForTimeout(40);
  }
};

/** What the keyboard player sees of the page: where the focus is, and what can be done. */
interface KeySight {
  readonly over: boolean;
  readonly asks: boolean;
  /** The place that has the focus, if it is one. */
  readonly here: string | null;
  /** Places that can be picked up or put down on. */
  readonly wanted: readonly string[];
  readonly main: boolean;
}

const sightOf = (page: Page): Promise<KeySight> =>
  page.evaluate(() => {
    const places = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(e => e.dataset['place'] ?? '');
    const targets = places('.wz-can-land');
    const focused = document.activeElement;
    return {
      over: document.querySelector('.result') !== null,
      asks: document.querySelector('.routes') !== null,
      here: focused?.matches('.wz-place') ? (focused as HTMLElement).dataset['place']! : null,
      wanted: targets.length > 0 ? targets : places('.wz-can-move'),
      main: document.querySelector('.main[aria-disabled="false"], [data-deed="take"]') !== null,
    };
  });

/** Plays a whole game on the drawn board with keys alone: Tab, arrows, Enter and Space. */
export const playByKeys = async (page: Page, seed: number, most = 20_000): Promise<number> => {
  const chance = seeded(seed);
  let keys = 0;
  let idle = 0;
  const key = async (name: string): Promise<void> => {
    keys++;
    await page.keyboard.press(name);
  };
  /** Towards one of the wanted places, key by key, as it is seen to lie from where the focus is. */
  const reach = async (wanted: readonly string[]): Promise<void> => {
    const goal = wanted[chance.below(wanted.length)]!;
    for (let i = 0; i < 40; i++) {
      const way = await page.evaluate(place => {
        const here = document.activeElement!.getBoundingClientRect();
        const there = document
          .querySelector(`.wz-place[data-place="${place}"]`)!
          .getBoundingClientRect();
        const right = there.x + there.width / 2 - (here.x + here.width / 2);
        const down = there.y + there.height / 2 - (here.y + here.height / 2);
        if (Math.abs(down) > here.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
        if (Math.abs(right) < 5) return null;
        return right > 0 ? 'ArrowRight' : 'ArrowLeft';
      }, goal);
      if (way === null) return;
      await key(way);
    }
    throw new Error(`arrows do not lead to ${goal}`);
  };
  for (;;) {
    const sight = await sightOf(page);
    if (sight.over || keys >= most) return keys;
    if (sight.asks) await key('Enter');
    else if (sight.wanted.length > 0) {
      for (let i = 0; i < 60 && (await sightOf(page)).here === null; i++) await key('Tab');
      await reach(sight.wanted);
      await key('Enter');
    } else if (sight.main) await key('Space');
    else {
      if (++idle > 4000) throw new Error('nothing to press');
      await page.waitForTimeout(10);
      continue;
    }
    idle = 0;
  }
};
