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

/** The page's accessibility tree, as the browser gives it to a screen reader. */
export const heard = async (cdp: CDPSession): Promise<readonly Told[]> => {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as {
    readonly nodes: readonly AxNode[];
  };
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const within = (node: AxNode): string[] => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
    if (parent === undefined) return [];
    const role = parent.role?.value ?? '';
    const name = parent.ignored ? '' : parent.name?.value || (role === 'log' ? role : '');
    return name === '' ? within(parent) : [name, ...within(parent)];
  };
  return nodes
    .filter(node => !node.ignored && node.backendDOMNodeId !== undefined)
    .map(node => ({
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      disabled:
        node.properties?.some(p => p.name === 'disabled' && p.value.value === true) ?? false,
      within: within(node),
      node: node.backendDOMNodeId!,
    }));
};

export interface TextGame {
  readonly presses: number;
  /** All that was said in the log while the game went on. */
  readonly said: readonly string[];
  readonly result: string;
}

/**
 * Plays a whole game without seeing it: knows only roles and names, goes to a thing by the tree and presses Enter.
 * Men are moved by the buttons of the text board alone.
 */
export const playByText = async (page: Page, seed: number, most = 6000): Promise<TextGame> => {
  const cdp = await page.context().newCDPSession(page);
  const chance = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const said: string[] = [];
  let presses = 0;
  let idle = 0;
  const press = async ({ node }: Told): Promise<void> => {
    presses++;
    idle = 0;
    await cdp.send('DOM.focus', { backendNodeId: node });
    await page.keyboard.press('Enter');
  };
  for (;;) {
    const things = await heard(cdp);
    const log = things.filter(
      thing =>
        thing.role === 'StaticText' && thing.within.includes('log') && !said.includes(thing.name),
    );
    said.push(...log.map(thing => thing.name));
    const result = things.find(
      thing => thing.role === 'heading' && / wins? /.test(`${thing.name} `),
    );
    if (result || presses >= most) return { presses, said, result: result?.name ?? '' };
    const buttons = things.filter(thing => thing.role === 'button' && !thing.disabled);
    const onText = buttons.filter(button => button.within.includes('Text board'));
    const ways = buttons.filter(
      button => button.within[0] === 'Which way?' && button.name.startsWith('with '),
    );
    const targets = onText.filter(button => /put down here/.test(button.name));
    const men = onText.filter(button => /can move/.test(button.name));
    const deeds = buttons.filter(button =>
      /^(Throw|Throw for the start|Confirm|Go on|Stop here|Take)$/.test(button.name),
    );
    const [next] = [ways, targets, men, deeds].filter(list => list.length > 0);
    if (next !== undefined) {
      await press(pick(next));
      continue;
    }
    if (++idle > 3000)
      throw new Error(`nothing to press: ${buttons.map(button => button.name).join(' | ')}`);
    await page.waitForTimeout(10);
  }
};
