/** Letters of docs/rules/sources.md. */
export type SourceLetter = 'A' | 'S' | 'E' | 'B';

/** Moments of the past in order, each with the sources that tell of it; texts under `history.<key>` and `history.<key>.date`. */
export const MOMENTS = [
  { key: 'tabula', sources: ['B'] },
  { key: 'wurfzabel', sources: ['B'] },
  { key: 'manesse', sources: ['S'] },
  { key: 'name', sources: ['B'] },
  { key: 'hoyle', sources: ['B'] },
  { key: 'alvensleben', sources: ['A'] },
  { key: 'cube', sources: ['B'] },
  { key: 'bahamas', sources: ['B'] },
  { key: 'now', sources: ['S', 'E'] },
] as const satisfies readonly { readonly key: string; readonly sources: readonly SourceLetter[] }[];

/** What is uncertain, and which source it is about. */
export const UNSURE = [
  { key: 'medieval', sources: ['A', 'S', 'B'] },
  { key: 'date', sources: ['A'] },
  { key: 'old', sources: ['B'] },
  { key: 'undated', sources: ['S', 'E'] },
  { key: 'machine', sources: ['B'] },
] as const satisfies readonly { readonly key: string; readonly sources: readonly SourceLetter[] }[];

export const LETTERS = ['A', 'S', 'E', 'B'] as const satisfies readonly SourceLetter[];
