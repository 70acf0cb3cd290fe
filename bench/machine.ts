import { cpus, totalmem } from 'node:os';

/** The line that every figure belongs to. */
export const machineLine = (): string => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}, one thread`;
};
