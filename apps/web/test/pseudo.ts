import type { Page } from 'playwright-core';

/** Letters that only stretched texts have at the end of their words. */
const STRETCH = 'õ';
/** How much longer a text is than the English one: more than any of the languages of the page makes it as a rule. */
const LONGER = 0.4;
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Í',
  O: 'Ö',
  U: 'Ü',
};

const stretched = (text: string): string =>
  text.replace(
    /\p{L}+/gu,
    word =>
      word.replace(/[aeiouyAEIOU]/g, letter => ACCENTS[letter]!) +
      STRETCH.repeat(Math.max(1, Math.round(word.length * LONGER))),
  );

/** The end of what begins with the brace at `from`. */
const closing = (message: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`a brace is not closed in ${message}`);
};

/** Each message inside the options of a plural or a choice. */
const inOptions = (options: string): string => {
  let made = '';
  for (let at = 0; at < options.length;) {
    const open = options.indexOf('{', at);
    if (open < 0) return made + options.slice(at);
    const close = closing(options, open);
    made += `${options.slice(at, open)}{${pseudo(options.slice(open + 1, close))}}`;
    at = close + 1;
  }
  return made;
};

/** A message in the language of nobody: longer, with accents, and with the arguments where they were. */
export const pseudo = (message: string): string => {
  let made = '';
  for (let at = 0; at < message.length;) {
    const open = message.indexOf('{', at);
    made += stretched(message.slice(at, open < 0 ? undefined : open));
    if (open < 0) return made;
    const close = closing(message, open);
    const argument = message.slice(open + 1, close);
    const choice = /^[^,]+,\s*(?:plural|select|selectordinal)\s*,/.exec(argument);
    made += choice
      ? `{${choice[0]}${inOptions(argument.slice(choice[0].length))}}`
      : `{${argument}}`;
    at = close + 1;
  }
  return made;
};

/** From now on the English catalogues that this page loads are of that language. @returns the files that were */
export const speakPseudo = async (page: Page): Promise<ReadonlySet<string>> => {
  const files = new Set<string>();
  await page.route(/\/assets\/en-[\w-]+\.js$/, async route => {
    const response = await route.fetch();
    const source = await response.text();
    const { en } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
    )) as { readonly en?: Readonly<Record<string, string>> };
    if (en === undefined) throw new Error(`${route.request().url()} is no catalogue`);
    files.add(new URL(route.request().url()).pathname);
    const texts = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, pseudo(text)]));
    await route.fulfill({
      response,
      body: `export const en = ${JSON.stringify(texts)};`,
    });
  });
  return files;
};

/** Words that can be seen and are in no catalogue. @param known words that are the same in every language */
export const untranslated = (page: Page, known: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([names, stretch]) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement!;
        // What stands in another language says so.
        if (
          around.closest('[lang]:not(html), script, style, noscript, option, code, pre, textarea')
        )
          continue;
        if (!around.checkVisibility()) continue;
        let text = node.textContent ?? '';
        for (const name of names) text = text.replaceAll(name, ' ');
        for (const [word] of text.matchAll(/\p{L}{3,}/gu))
          if (!word.includes(stretch)) found.add(word);
      }
      return [...found];
    },
    [[...known].sort((a, b) => b.length - a.length), STRETCH] as const,
  );

/** What does not fit: beyond the window, or cut off in its own box. */
export const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const scrolls = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) return true;
      return false;
    };
    const told = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility() || element.closest('.hidden, svg, .skip')) continue;
      const { right, width } = element.getBoundingClientRect();
      // Said only, and not seen.
      if (width <= 1) continue;
      if (right > innerWidth + 1 && !scrolls(element))
        faults.push(`beyond the window: ${told(element)}`);
      const { overflowX, display } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (
        hasText &&
        display !== 'inline' &&
        element.tagName !== 'SELECT' &&
        !['auto', 'scroll'].includes(overflowX) &&
        // People's names are as long as they like, and are cut on purpose.
        !element.matches('.name') &&
        // In the head of a phone a word gives way to its figure; that none has to, test/phone.test.ts asks of each language.
        !element.matches('.facts .label') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        faults.push(`cut off: ${told(element)}`);
    }
    return faults;
  });
