import type { ImageBytes } from '#app/link-images/layout'

const timeoutMs = 8_000
const maxBytes = 100_000
const maxParallelReads = 6
const maxWaitingReads = 200

const waiting: (() => void)[] = []
let reading = 0

/** Limits concurrent reads, so that requests for unknown files do not overload the media library. */
async function limitConcurrency<T>(read: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaitingReads) throw new Error('too many files are being read')
  if (reading < maxParallelReads) reading += 1
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await read()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

async function readFrom(source: string): Promise<ImageBytes | null> {
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok && Number(response.headers.get('content-length')) <= maxBytes)
    return new Uint8Array(await response.arrayBuffer())
  response.body?.cancel().catch(() => undefined)
  if (response.status >= 500) throw new Error(`the media library responded ${response.status}`)
  return null
}

/** Reads a file of the media library from the first source that contains it; null if none does. */
export const readRendition = (sources: string[]): Promise<ImageBytes | null> =>
  limitConcurrency(async () => {
    for (const source of sources) {
      const found = await readFrom(source)
      if (found) return found
    }
    return null
  })
