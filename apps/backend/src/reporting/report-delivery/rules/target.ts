import { isLocalTarget, parseTarget } from '#src/platform/outgoing/address'

/** Matches up to 20 comma-separated format keys. */
export const formatKeysPattern = /^[a-z0-9-]{1,40}(?: *, *[a-z0-9-]{1,40}){0,19}$/

export type SftpAddress = { host: string; port: number; user: string; folder: string; local: boolean }

/** Parses a destination's address. Returns null if it may not be used. */
export function parseDestination(kind: 'https' | 'sftp', text: string): URL | SftpAddress | null {
  if (kind === 'https') {
    const url = parseTarget(text)
    return typeof url === 'string' ? null : url
  }
  if (text.length > 500 || !text.startsWith('sftp://')) return null
  // URLs with unknown schemes are not normalised, so the host is parsed with the https scheme.
  const https = `https://${text.slice('sftp://'.length)}`
  if (!URL.canParse(https)) return null
  const url = new URL(https)
  const { username, password, port, pathname } = url
  if (username === '' || password !== '' || url.search !== '' || url.hash !== '') return null
  url.username = ''
  const local = isLocalTarget(url)
  if (typeof parseTarget(url.href) === 'string') return null
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    // An https URL omits port 443, its default.
    port: port === '' ? (/:443(?:\/|$)/.test(text) ? 443 : 22) : Number(port),
    user: decodeURIComponent(username),
    folder: decodeURIComponent(pathname),
    local,
  }
}

type Receiver = { kind?: unknown; address?: unknown; host_key?: unknown }

/** The server and account that a destination's secret is sent to, or null if the address is invalid. */
function parseReceiver({ kind, address, host_key }: Receiver): string | null {
  if (kind !== 'sftp') {
    const url = parseDestination('https', String(address))
    return url instanceof URL ? url.origin : null
  }
  const target = parseDestination('sftp', String(address))
  return target === null || target instanceof URL
    ? null
    : JSON.stringify([target.user, target.host, target.port, host_key])
}

/** Whether two versions of a destination send the secret to the same server and account. */
export const isSameReceiver = (one: Receiver, other: Receiver): boolean => {
  const receiver = parseReceiver(one)
  return receiver !== null && receiver === parseReceiver(other)
}
