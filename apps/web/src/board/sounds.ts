/**
 * The sounds of the board, made on the spot from noise and tones: wood on wood, dice on a table, a bell. Nothing is
 * loaded, and where the browser has no sound or has not been touched yet, nothing happens.
 */
import { settings } from '../settings.svelte.ts';
import type { SoundName } from './sound-of.ts';

const LOUDNESS = { off: 0, soft: 0.35, loud: 1.2 } as const;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The browser's sound, from the first touch of the page on. */
const audio = (): AudioContext | null => {
  if (typeof AudioContext === 'undefined') return null;
  if (context === null) {
    if (navigator.userActivation?.hasBeenActive === false) return null;
    context = new AudioContext();
  }
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** Half a second of noise, the same every time. */
const noiseOf = (at: AudioContext): AudioBuffer => {
  if (noise !== null) return noise;
  noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 1855;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    samples[i] = state / 0x3fffffff - 1;
  }
  return noise;
};

interface Knock {
  /** Seconds from now. */
  readonly after: number;
  /** Hertz: the middle of the noise that passes. */
  readonly pitch: number;
  /** How narrow it is. */
  readonly q: number;
  readonly level: number;
  /** Seconds until it has died away. */
  readonly length: number;
}

const fading = (at: AudioContext, start: number, level: number, length: number): GainNode => {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(level, 0.0002), start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
};

const knock = (at: AudioContext, { after, pitch, q, level, length }: Knock): void => {
  const start = at.currentTime + after;
  const source = at.createBufferSource();
  source.buffer = noiseOf(at);
  const band = at.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = q;
  source.connect(band).connect(fading(at, start, level, length));
  source.start(start, (after * 7) % 0.3, length + 0.02);
};

const tone = (
  at: AudioContext,
  after: number,
  pitch: number,
  level: number,
  length: number,
): void => {
  const start = at.currentTime + after;
  const source = at.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  source.connect(fading(at, start, level, length));
  source.start(start);
  source.stop(start + length + 0.02);
};

/** Two dice fall, jump and lie: the gaps get shorter and the knocks softer. */
const DICE: readonly Knock[] = [0, 0.05, 0.13, 0.17, 0.24, 0.28, 0.33].map((after, i) => ({
  after,
  pitch: 1500 + (i % 3) * 420,
  q: 4,
  level: 1.1 * 0.8 ** i,
  length: 0.05,
}));

const make = (at: AudioContext, name: SoundName, level: number): void => {
  switch (name) {
    case 'dice':
      for (const each of DICE) knock(at, { ...each, level: each.level * level });
      return;
    case 'man':
      knock(at, { after: 0, pitch: 620, q: 3, level: 1.5 * level, length: 0.09 });
      knock(at, { after: 0, pitch: 2100, q: 2, level: 0.4 * level, length: 0.025 });
      return;
    case 'hit':
      knock(at, { after: 0, pitch: 420, q: 2.5, level: 2 * level, length: 0.12 });
      knock(at, { after: 0.07, pitch: 780, q: 3, level: 1.3 * level, length: 0.09 });
      return;
    case 'off':
      knock(at, { after: 0, pitch: 900, q: 5, level: 1.4 * level, length: 0.07 });
      tone(at, 0, 523, 0.16 * level, 0.18);
      return;
    case 'undo':
      knock(at, { after: 0, pitch: 480, q: 2, level: 0.7 * level, length: 0.07 });
      return;
    case 'end':
      tone(at, 0, 392, 0.3 * level, 0.5);
      tone(at, 0.16, 523, 0.3 * level, 0.6);
      tone(at, 0.32, 659, 0.3 * level, 0.9);
      return;
  }
};

export const playSound = (name: SoundName): void => {
  const level = LOUDNESS[settings.sound];
  if (level === 0) return;
  const at = audio();
  if (at !== null) make(at, name, level);
};

/** What one hears on choosing how loud. */
export const playSample = (): void => playSound('man');
