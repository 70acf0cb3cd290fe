import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** What Linux tells of the first processor. */
const CPU_INFO = '/proc/cpuinfo';

/**
 * The processor's name as the system has it, and its family and model where Linux tells them: a virtual machine's name for it may
 * leave out which one it is.
 */
export const processorFrom = (name: string | undefined, cpuInfo: string): string => {
  const of = (key: string): string | undefined =>
    new RegExp(`^${key}\\s*:\\s*(\\S.*?)\\s*$`, 'm').exec(cpuInfo)?.[1];
  const [family, model] = [of('cpu family'), of('model')];
  const exactly = family && model ? ` (family ${family}, model ${model})` : '';
  return `${name?.trim() || of('model name') || 'unknown processor'}${exactly}`;
};

/** The processor and how many cores this machine has of it. */
export const processorLine = (): string => {
  const cpuInfo = existsSync(CPU_INFO) ? readFileSync(CPU_INFO, 'utf8') : '';
  return `${processorFrom(cpus()[0]?.model, cpuInfo)}, ${cpus().length} cores`;
};

/** The line that every figure belongs to. */
export const machineLine = (): string => {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processorLine()}, ${memory} GiB, Node ${process.version}, one thread`;
};
