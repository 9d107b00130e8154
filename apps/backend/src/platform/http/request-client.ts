import { isIP } from 'node:net'
import { hasInternalKey } from './internal-key'
import type { RequestContext } from './request-context'

/** The client's IPv4 address or IPv6 /64 prefix. X-Forwarded-For is only trusted with the internal key. */
export function getClientAddress(ctx: RequestContext): string {
  const direct = ctx.req.socket.remoteAddress ?? ''
  const forwarded = ctx.get('x-forwarded-for').split(',')[0]?.trim() ?? ''
  const address = isIP(forwarded) && hasInternalKey(ctx) ? forwarded : direct
  return groupAddress(address)
}

/** An IPv4 address, or the /64 prefix of an IPv6 address. */
export function groupAddress(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return isIP(plain) === 6 ? getNetwork(plain) : plain
}

/**
 * The /64 prefix of an IPv6 address, which usually belongs to one household: its first four groups, with `::`
 * expanded.
 */
function getNetwork(address: string): string {
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...left, ...after].slice(0, 4).join(':')
}

/** The device token from the portal's cookie, or null. */
export function findKnownDeviceToken(ctx: RequestContext): string | null {
  const token = ctx.get('x-device')
  return /^[\w.-]{16,200}$/.test(token) && hasInternalKey(ctx) ? token : null
}

const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari']
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux']

/** The browser and system of a device, so that members can recognise it; nothing else from the user agent is used. */
export function describeDevice(ctx: RequestContext): string {
  const agent = ctx.get('user-agent')
  const found = [browsers, systems].map(names => names.find(name => agent.includes(name)))
  return found.filter(Boolean).join(' · ') || 'Unknown'
}
