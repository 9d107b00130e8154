import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The headers that are not passed to the app, which reads the client address from its context. */
export const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
]

type Peer = {
  clientAddress: string
  host: string | undefined
  secure: boolean
}

/**
 * Creates a function that reads the client address, host and scheme of a request. `trusted` is a
 * comma-separated list of proxy addresses or ranges (`10.0.0.0/8, ::1`); forwarding headers from other
 * clients are ignored. Throws if the list is invalid.
 */
export function createPeerReader(trusted: string) {
  const proxies = new BlockList()
  for (const entry of trusted
    .split(',')
    .map(part => part.trim())
    .filter(Boolean))
    addEntry(proxies, entry)

  const isProxy = (address: string) =>
    isIPv4(address) ? proxies.check(address) : isIPv6(address) && proxies.check(address, 'ipv6')

  return (headers: IncomingHttpHeaders, socketAddress: string | undefined): Peer => {
    const direct = plainAddress(socketAddress ?? '')
    if (!isProxy(direct)) return { clientAddress: direct, host: headers.host, secure: false }
    const chain = text(headers['x-forwarded-for']).split(',').map(plainAddress).filter(Boolean)
    const visitor = chain.reverse().find(address => !isProxy(address))
    const host = getLast(headers['x-forwarded-host']) || headers.host
    const secure = getLast(headers['x-forwarded-proto']) === 'https'
    return { clientAddress: visitor ?? direct, host, secure }
  }
}

function addEntry(proxies: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/')
  if (!isIPv4(address) && !isIPv6(address))
    throw new Error(`TRUSTED_PROXY: "${entry}" is not an address or range`)
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (prefix === undefined) proxies.addAddress(address, family)
  else proxies.addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN, family)
}

const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '')
const getLast = (value: string | string[] | undefined) => text(value).split(',').at(-1)?.trim()
const plainAddress = (address: string) => address.trim().replace(/^::ffff:/, '')
