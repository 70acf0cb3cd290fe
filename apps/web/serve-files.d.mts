import type { RequestListener } from 'node:http';

/** Answers requests with the files of a folder in which the page was built. */
export const answerFrom: (folder: string) => RequestListener;
