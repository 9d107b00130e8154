import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { readChunks } from '#server/backend/call-backend'
import { HttpError } from '#server/http/http-error'
import { sendError } from '#server/http/send'
import type { AudioFile } from './audio-cache'
import { parseRangeHeader } from './byte-range'

type AudioResponse = {
  path: string
  track: AudioFile
  /** The file's internal location in nginx if nginx is to send it, otherwise null. */
  acceleratedPath: string | null
}

const createEtag = ({ sha256 }: AudioFile) => `"${sha256}"`

/** Responds with 304 if the device already has the file; returns whether it did. */
export function sendIfNotModified(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  track: AudioFile,
): boolean {
  const known = incoming.headers['if-none-match']?.split(/,\s*/, 20) ?? []
  if (!known.includes(createEtag(track))) return false
  outgoing.writeHead(304, createHeaders(track))
  outgoing.end()
  return true
}

/** Sends an audio file or the requested range of it, or lets nginx send it. */
export async function sendAudio(incoming: IncomingMessage, outgoing: ServerResponse, audio: AudioResponse) {
  const { path, track, acceleratedPath } = audio
  const size = track.bytes
  const headers = createHeaders(track)
  if (acceleratedPath !== null) {
    outgoing.writeHead(200, { ...headers, 'X-Accel-Redirect': acceleratedPath })
    return void outgoing.end()
  }

  const condition = incoming.headers['if-range']
  const isCurrent = condition === undefined || condition === createEtag(track)
  const range = isCurrent ? parseRangeHeader(incoming.headers.range, size) : null
  if (range === 'unsatisfiable') {
    outgoing.setHeader('Content-Range', `bytes */${size}`)
    return sendError(outgoing, new HttpError(416, 'The range lies outside the file'))
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  outgoing.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  })
  await pipeline(createReadStream(path, { start, end }), outgoing).catch((error: NodeJS.ErrnoException) => {
    // The device has closed the connection.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/** Passes on the backend's response. The device verifies the content's hash. */
export async function passOnAudio(
  outgoing: ServerResponse,
  track: AudioFile,
  response: Response,
): Promise<void> {
  outgoing.writeHead(200, { ...createHeaders(track), 'Accept-Ranges': 'none', 'Content-Length': track.bytes })
  await pipeline(readChunks(response), outgoing).catch((error: NodeJS.ErrnoException) => {
    // The device has closed the connection.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/** The audio file of a track revision never changes, so the response can be cached as `immutable`. */
const createHeaders = (track: AudioFile) => ({
  'Content-Type': track.mime,
  'Cache-Control': 'private, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  ETag: createEtag(track),
})
