import { type Frame, walkFrames } from './mpeg-frames'

const previewSeconds = 30

/**
 * A frame with the number of frames and bytes that follow, without which browsers guess the length of a file with a
 * variable bit rate; empty if it does not fit into a frame.
 */
function describeFrames(file: Uint8Array, { at, length, sideInfo }: Frame, frames: number, bytes: number) {
  const start = 4 + sideInfo
  if (length < start + 16) return Buffer.alloc(0)
  const header = Buffer.alloc(length)
  header.set(file.subarray(at, at + 4))
  // Without a checksum.
  header.writeUInt8(header.readUInt8(1) | 1, 1)
  header.write('Xing', start, 'latin1')
  header.writeUInt32BE(3, start + 4)
  header.writeUInt32BE(frames, start + 8)
  header.writeUInt32BE(bytes + length, start + 12)
  return header
}

/**
 * Thirty seconds from the second quarter of an MP3 file, cut between frames and therefore not encoded again; all of a
 * shorter file. Empty if the file has no frames.
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
