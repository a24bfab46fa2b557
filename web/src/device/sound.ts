/** Small synthesised sounds. Off until somebody says yes. */

import { settings } from "./settings.svelte";

/** A rattle for dice, a knock for wood, a tap for balls and pieces, a brush for cards, a bell for whose turn it is. */
export type Sound = "rattle" | "knock" | "tap" | "brush" | "bell";

let context: AudioContext | null = null;

export function sound(what: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // created before the first click on the page
  if (what === "rattle") for (let at = 0; at < 5; at++) burst(at * 0.07 + Math.random() * 0.03, 2400, 0.03);
  else if (what === "brush") burst(0, 5200, 0.12);
  else if (what === "bell") for (const [at, pitch] of [660, 880].entries()) ring(0.12 * at, pitch);
  else burst(0, what === "knock" ? 420 : 900, 0.06);
}

/** A soft tone that fades. */
function ring(delay: number, pitch: number): void {
  const audio = context as AudioContext;
  const start = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const gain = new GainNode(audio, { gain: 0.12 });
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}

/** A short noise through a filter: high and dry for dice, low for wood, soft for cards. */
function burst(delay: number, pitch: number, length: number): void {
  const audio = context as AudioContext;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(audio, { gain: 0.25 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + delay);
}
