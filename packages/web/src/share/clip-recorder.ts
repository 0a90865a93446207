import { type CodedPicture, webmOf } from './webm.ts';

/** Takes a film picture by picture. */
export interface ClipRecorder {
  /** The canvas as it is now, at so many milliseconds from the beginning. */
  add(time: number): Promise<void>;
  /** The film, so many milliseconds long. */
  end(length: number): Promise<Blob>;
  /** Gives everything up. */
  stop(): void;
}

/** Pictures a second. */
export const RATE = 25;
const BITS = 2_500_000;
/** Every so many pictures one stands alone, for whoever looks at the middle. */
const KEY = RATE;
/** So many pictures may wait to be encoded. */
const MOST_WAITING = 8;
const CODECS = [
  ['vp8', 'V_VP8'],
  ['vp09.00.31.08', 'V_VP9'],
] as const;
const WEBM = 'video/webm';

/** Null in a browser that can make no WebM. */
export async function recorderFor(canvas: HTMLCanvasElement): Promise<ClipRecorder | null> {
  if (canEncode()) {
    const { width, height } = canvas;
    for (const [codec, name] of CODECS) {
      const config = { codec, width, height, bitrate: BITS, framerate: RATE, latencyMode: 'realtime' } as const;
      if ((await VideoEncoder.isConfigSupported(config)).supported === true) return byEncoder(canvas, config, name);
    }
  }
  return canRecord() ? byCamera(canvas) : null;
}

export function canMakeClips(): boolean {
  return canEncode() || canRecord();
}

function canEncode(): boolean {
  return 'VideoEncoder' in window && 'VideoFrame' in window;
}

function canRecord(): boolean {
  return (
    'captureStream' in HTMLCanvasElement.prototype && 'MediaRecorder' in window && MediaRecorder.isTypeSupported(WEBM)
  );
}

/** As fast as the pictures are drawn. */
function byEncoder(canvas: HTMLCanvasElement, config: VideoEncoderConfig, codec: 'V_VP8' | 'V_VP9'): ClipRecorder {
  const pictures: CodedPicture[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      pictures.push({ data, time: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
    },
    error: (error) => void (failure = error),
  });
  encoder.configure(config);
  let count = 0;
  const fail = (): void => {
    if (failure !== undefined) throw failure;
  };
  return {
    async add(time) {
      fail();
      const frame = new VideoFrame(canvas, { timestamp: time * 1000 });
      encoder.encode(frame, { keyFrame: count % KEY === 0 });
      frame.close();
      count += 1;
      // Pictures that wait take memory; and whoever wants to cancel must be heard.
      do {
        await pause(0);
        fail();
      } while (encoder.encodeQueueSize > MOST_WAITING);
    },
    async end(length) {
      await encoder.flush();
      encoder.close();
      fail();
      return new Blob([webmOf(pictures, { codec, width: canvas.width, height: canvas.height, length })], {
        type: WEBM,
      });
    },
    // An encoder that failed has closed itself.
    stop: () => (encoder.state === 'closed' ? undefined : encoder.close()),
  };
}

/** Where there is no encoder to be had the canvas is filmed, which takes as long as the film. */
function byCamera(canvas: HTMLCanvasElement): ClipRecorder {
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: WEBM, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  recorder.start();
  const began = performance.now();
  const until = (time: number): Promise<void> => pause(began + time - performance.now());
  return {
    add: (time) => until(time),
    async end(length) {
      await until(length);
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.stop();
      await stopped;
      return new Blob(parts, { type: WEBM });
    },
    stop: () => (recorder.state === 'inactive' ? undefined : recorder.stop()),
  };
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));
}
