/** Making SVG elements. Nothing here takes markup as text, so nothing can be injected. */

const NAMESPACE = 'http://www.w3.org/2000/svg';
export type Attributes = Readonly<Record<string, string | number>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Coordinates in paths: one decimal is finer than any screen here. */
export const fixed = (n: number): string => String(Math.round(n * 10) / 10);
