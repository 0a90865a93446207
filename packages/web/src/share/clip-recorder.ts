import { type CodedPicture, webmOf } from './webm.ts';

export interface ClipRecorder {
  /** Adds the canvas as it is now, at this many milliseconds from the start. */
  add(time: number): Promise<void>;
  /** Finishes the film at this length in milliseconds. */
  end(length: number): Promise<Blob>;
  /** Gives up and discards everything. */
  stop(): void;
}

/** Frames per second. */
export const RATE = 25;
const BITS = 2_500_000;
/** Frames between two key frames, so that a viewer can jump into the middle. */
const KEY = RATE;
/** Most frames that may wait to be encoded. */
const MOST_WAITING = 8;
const CODECS = [
  ['vp8', 'V_VP8'],
  ['vp09.00.31.08', 'V_VP9'],
] as const;
const WEBM = 'video/webm';

/** Null in a browser that cannot make WebM. */
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

/** Runs as fast as the frames are drawn. */
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
      // Waiting frames take memory, and the page must stay able to react to a press on Cancel.
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

/** Without an encoder, records the canvas live, which takes as long as the film. */
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
