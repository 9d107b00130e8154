/** The time with which a licence is checked. */
export type CheckTime = {
  /** In milliseconds since 1970. */
  now: number
  /**
   * `server`: the server's time; `device`: the device's clock, because there is no network; `list`: the time
   * at which the status list was signed, because the device's clock is even earlier and there is no network.
   */
  source: 'server' | 'device' | 'list'
  /** Whether the device's clock is known to be wrong. */
  isClockWrong: boolean
}

/** In milliseconds. */
const tolerance = 15 * 60_000
const timeout = 3000

/** Returns the server's time in milliseconds since 1970; null without a network. */
async function fetchServerTime(send: typeof fetch, url: string): Promise<number | null> {
  // A request without a network would be reported as an error in the browser's console.
  if (navigator.onLine === false) return null
  try {
    const response = await send(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
    const date = Date.parse(response.headers.get('Date') ?? '')
    return response.ok && !Number.isNaN(date) ? date : null
  } catch {
    return null
  }
}

type Sources = {
  /** A page of the server. */
  url: string
  /** When the status list was signed; null if there is none. */
  listSignedAt: Date | null
  send?: typeof fetch
  deviceTime?: () => number
}

/** Determines the time: the server's if possible, otherwise the later of the device's and the list's. */
export async function getCheckTime(sources: Sources): Promise<CheckTime> {
  const { url, listSignedAt, send = fetch, deviceTime = Date.now } = sources
  const server = await fetchServerTime(send, url)
  const device = deviceTime()
  if (server !== null)
    return { now: server, source: 'server', isClockWrong: Math.abs(server - device) > tolerance }
  const earliest = listSignedAt?.getTime() ?? 0
  if (device < earliest - tolerance) return { now: earliest, source: 'list', isClockWrong: true }
  return { now: device, source: 'device', isClockWrong: false }
}
