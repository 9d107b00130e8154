import { BlockList, isIP } from 'node:net'
import { environment } from '#src/platform/runtime/environment'

// Networks that are not part of the public internet (IANA special-purpose address registries), and networks
// that embed an IPv4 address.
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

const privateAddresses = new BlockList()
for (const [network, prefix] of ranges4) privateAddresses.addSubnet(network, prefix, 'ipv4')
// Global unicast addresses are in 2000::/3, except for the special networks below.
const publicAddresses6 = new BlockList()
publicAddresses6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is part of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateAddresses.check(address, 'ipv4')
  return family === 6 && publicAddresses6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Whether a URL points to this machine, which may only be called if the whole product runs on it. */
export const isLocalTarget = ({ hostname }: URL, isLocalProduct = environment.isLocalProduct): boolean =>
  isLocalProduct && hostname === '127.0.0.1'

const localName = /^localhost$|\.(?:localhost|local|internal|home\.arpa)$|^[^.]+$/

/** Parses a URL that a customer entered, or returns the reason why it may not be called. */
export function parseTarget(
  text: string,
  isLocalProduct = environment.isLocalProduct,
): URL | 'invalid' | 'private' {
  if (text.length > 500 || !URL.canParse(text)) return 'invalid'
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return 'invalid'
  url.hash = ''
  if (isLocalTarget(url, isLocalProduct) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') return 'invalid'
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  const isPublic = isIP(host) === 0 ? !localName.test(host) : isPublicAddress(host)
  return isPublic ? url : 'private'
}
