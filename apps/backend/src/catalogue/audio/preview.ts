import { type Frame, walkFrames } from './mpeg-frames'

const previewSeconds = 30

/**
 * Builds a Xing frame with the number of frames and bytes that follow; empty if the header does not fit into
 * a frame. Without it, browsers guess the duration of a file with a variable bit rate.
 */
function describeFrames(file: Uint8Array, { at, length, sideInfo }: Frame, frames: number, bytes: number) {
  const start = 4 + sideInfo
  if (length < start + 16) return Buffer.alloc(0)
  const header = Buffer.alloc(length)
  header.set(file.subarray(at, at + 4))
  // Marks the frame as having no checksum.
  header.writeUInt8(header.readUInt8(1) | 1, 1)
  header.write('Xing', start, 'latin1')
  header.writeUInt32BE(3, start + 4)
  header.writeUInt32BE(frames, start + 8)
  header.writeUInt32BE(bytes + length, start + 12)
  return header
}

/**
 * Cuts thirty seconds from an MP3 file after its first quarter, or returns all of a shorter file. The cuts
 * are between frames, so nothing is re-encoded. Empty if the file has no frames.
 */
export function cutPreview(file: Uint8Array): Buffer {
  const frames = [...walkFrames(file)]
  const [first] = frames
  if (!first) return Buffer.alloc(0)
  const count = Math.min(frames.length, Math.round(previewSeconds / first.seconds))
  const start = Math.min(Math.floor(frames.length / 4), frames.length - count)
  const chosen = frames.slice(start, start + count)
  const audio = Buffer.concat(chosen.map(({ at, length }) => file.subarray(at, at + length)))
  return Buffer.concat([describeFrames(file, chosen[0] ?? first, count, audio.length), audio])
}
