/** Short sounds of a table, made on the spot: no files travel. Each is a few bursts of noise or tones. */
export type Sound = 'dice' | 'card' | 'figure' | 'coin' | 'horn' | 'note' | 'drop' | 'stroke' | 'fire' | 'click';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function burst(at: number, long: number, pitch: number, loud: number): void {
  const source = audio!.createBufferSource();
  noise ??= white(audio!);
  source.buffer = noise;
  const filter = audio!.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(at, long, loud));
  source.start(audio!.currentTime + at, Math.random() * 0.5, long + 0.05);
}

function tone(at: number, long: number, pitch: number, loud: number, shape: OscillatorType = 'sine'): void {
  const source = audio!.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  const filter = audio!.createBiquadFilter();
  filter.frequency.value = pitch * 4;
  source.connect(filter).connect(fading(at, long, loud));
  source.start(audio!.currentTime + at);
  source.stop(audio!.currentTime + at + long + 0.05);
}

function fading(at: number, long: number, loud: number): GainNode {
  const gain = audio!.createGain();
  const start = audio!.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + long);
  gain.connect(audio!.destination);
  return gain;
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}

const PLAYED: Record<Sound, (loud: number) => void> = {
  dice: (loud) => [0, 0.07, 0.13, 0.22, 0.3].forEach((at, n) => burst(at, 0.05, 1900 - n * 180, loud * (1 - n * 0.12))),
  card: (loud) => burst(0, 0.14, 3200, loud * 0.5),
  figure: (loud) => {
    burst(0, 0.05, 420, loud);
    tone(0, 0.09, 160, loud * 0.7);
  },
  coin: (loud) => [0, 0.06].forEach((at, n) => tone(at, 0.3, 2100 + n * 640, loud * 0.32)),
  note: (loud) => [0, 0.09].forEach((at, n) => tone(at, 0.22, 880 + n * 294, loud * 0.25)),
  drop: (loud) => {
    tone(0, 0.12, 520, loud * 0.5);
    burst(0.02, 0.06, 900, loud * 0.5);
  },
  stroke: (loud) => {
    burst(0, 0.09, 240, loud);
    tone(0, 0.26, 82, loud * 0.9);
  },
  fire: (loud) => [0, 0.14, 0.3, 0.46].forEach((at, n) => burst(at, 0.36, 620 - n * 90, loud * (0.9 - n * 0.12))),
  click: (loud) => [0, 0.07].forEach((at, n) => burst(at, 0.06, 2600 - n * 900, loud * 0.9)),
  horn: (loud) => {
    tone(0, 0.34, 294, loud * 0.5, 'sawtooth');
    tone(0.24, 0.7, 392, loud * 0.55, 'sawtooth');
  },
};

/** `volume` from 0 to 1. A device without sound stays silent. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    PLAYED[sound](0.5 * volume);
  } catch {
    audio = null;
  }
}
