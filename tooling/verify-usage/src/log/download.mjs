import { setTimeout as wait } from 'node:timers/promises'
import { UnusableError } from '../problem.mjs'

const tries = 6
const timeout = 120_000
const longestWait = 3600

/** Thrown for a 404. */
export class MissingFileError extends UnusableError {}

/** Returns a function that waits so that it returns at most `rate` times a second. */
function createRateLimit(rate) {
  let next = 0
  return async () => {
    const now = Date.now()
    const at = Math.max(now, next)
    next = at + 1000 / rate
    if (at > now) await wait(at - now)
  }
}

async function readBody(response, maxBytes) {
  const parts = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > maxBytes) throw new UnusableError(`${response.url} is longer than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The seconds after which to try again. */
function getDelay(response, attempt) {
  const seconds = Number(response?.headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, longestWait) : 2 ** attempt
}

function throwForStatus({ status, url }) {
  if (status === 404) throw new MissingFileError(`${url} does not exist.`)
  if (status === 401)
    throw new UnusableError(
      'The entries can only be read with the API key of a collective body: name its file with --api-key-file, or set USAGE_LOG_API_KEY.',
    )
  if (status === 403) throw new UnusableError('The API key may not read plays.')
  throw new UnusableError(`${url} answered ${status}.`)
}

const isTemporary = status => status === 429 || status >= 500

/**
 * Returns a function that downloads a file below an address, at most `rate` a second. It waits as long as the server
 * asks for, and tries again if the network fails.
 */
export function createDownload(address, { rate, apiKey = null, onWait }) {
  const limit = createRateLimit(rate)
  const headers = apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }
  const request = async (url, maxBytes) => {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (response.status === 200) return { bytes: await readBody(response, maxBytes) }
    await response.body?.cancel()
    if (!isTemporary(response.status)) throwForStatus(response)
    return { response }
  }
  return async (path, maxBytes) => {
    const url = `${address}/${path}`
    for (let attempt = 0; ; ) {
      await limit()
      const failed = await request(url, maxBytes).catch(error => {
        if (error instanceof UnusableError) throw error
        return { error }
      })
      if (failed.bytes) return failed.bytes
      // A server that asks to wait is not a failure.
      if (failed.response?.status !== 429) attempt += 1
      if (attempt === tries)
        throw new UnusableError(
          `${url} cannot be read: ${failed.error ? (failed.error.cause?.message ?? failed.error.message) : `status ${failed.response.status}`}. Run the command again; it continues.`,
        )
      const seconds = getDelay(failed.response, attempt)
      onWait(seconds)
      await wait(1000 * seconds)
    }
  }
}
