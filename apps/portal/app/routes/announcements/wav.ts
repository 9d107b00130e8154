/** Samples per second in a recording; a minute takes less than 4 MB. */
export const recordingSampleRate = 32_000

/** Samples that are converted at once: a few milliseconds of work on a phone. */
const slice = 10 * recordingSampleRate

/** Encodes one channel as a WAV file with 16-bit samples, in slices, so that the page stays responsive. */
export async function encodeWav(samples: Float32Array, rate: number): Promise<ArrayBuffer> {
  const file = new ArrayBuffer(44 + samples.length * 2)
  const view = new DataView(file)
  const text = (at: number, value: string) => {
    for (let index = 0; index < value.length; index += 1) view.setUint8(at + index, value.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let index = 0; index < samples.length; index += 1) {
    if (index > 0 && index % slice === 0) await new Promise(resolve => setTimeout(resolve))
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0))
    view.setInt16(44 + index * 2, Math.round(sample * 32_767), true)
  }
  return file
}

/** Decodes a browser recording in any format to one channel at `recordingSampleRate`. */
export async function decodeRecording(recording: Blob, maxSeconds: number): Promise<Float32Array> {
  const decoder = new OfflineAudioContext(1, 1, recordingSampleRate)
  const decoded = await decoder.decodeAudioData(await recording.arrayBuffer())
  const seconds = Math.min(decoded.duration, maxSeconds)
  const length = Math.max(1, Math.floor(seconds * recordingSampleRate))
  const context = new OfflineAudioContext(1, length, recordingSampleRate)
  const source = context.createBufferSource()
  source.buffer = decoded
  source.connect(context.destination)
  source.start()
  return (await context.startRendering()).getChannelData(0)
}
