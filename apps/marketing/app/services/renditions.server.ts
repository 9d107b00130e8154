import type { PngImage } from '#app/link-images/layout'

const patience = 8_000
const maxBytes = 100_000

/** Reads a file of the media library from the first source that has it; throws if none has. */
export async function readRendition([source, ...others]: string[]): Promise<PngImage> {
  if (!source) throw new Error('no media library has this file')
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  if (response.ok && Number(response.headers.get('content-length')) <= maxBytes)
    return new Uint8Array(await response.arrayBuffer())
  response.body?.cancel().catch(() => undefined)
  return readRendition(others)
}
