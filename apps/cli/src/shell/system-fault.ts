/** What the system says by a code, in words; ENOENT may be the file itself or, when writing, its folder. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'this is not permitted',
  EPERM: 'this is not permitted',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links in the path lead in a circle',
  EMFILE: 'too many files are open',
  EADDRINUSE: 'another program listens there already; name another port, or 0 for any that is free',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** Why the system refused something, as a clause; a code without words here is told with the system's own message. */
export const systemFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? error.message;
};
