import type { Clock } from '#app/engine/ports'

/** A response that brings less than this in `patience` milliseconds would not arrive in time for its play. */
const leastBytes = 4_096
const patience = 20_000

/**
 * Reads an audio file. Throws for a body of another size, such as a login page or a truncated file, and for one that
 * hardly arrives: a later request may fix both, and meanwhile other files can be fetched.
 */
export async function readAudio(
  response: Response,
  expectedBytes: number,
  clock: Clock,
): Promise<ArrayBuffer> {
  if (!response.body) throw new Error('The response has no body')
  const reader = response.body.getReader()
  const bytes = new Uint8Array(expectedBytes)
  let length = 0
  let atCheck = 0
  let cancel = () => {}
  const stalled = new Promise<never>((_, reject) => {
    const check = () => {
      if (length - atCheck < leastBytes) return reject(new Error('The file hardly arrives'))
      atCheck = length
      cancel = clock.after(patience, check)
    }
    cancel = clock.after(patience, check)
  })
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stalled])
      if (done) break
      if (length + value.length > expectedBytes) throw new Error('The response is not the audio file')
      bytes.set(value, length)
      length += value.length
    }
    if (length !== expectedBytes) throw new Error('The response is not the audio file')
    return bytes.buffer
  } finally {
    cancel()
    void reader.cancel().catch(() => {})
  }
}
