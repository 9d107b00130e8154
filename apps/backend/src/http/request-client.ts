import { isIP } from 'node:net'
import { constantTimeEqual } from '../runtime/cryptography'
import { environment } from '../runtime/environment'
import type { Call } from './request-context'

const isInternal = (ctx: Call): boolean => {
  const key = ctx.get('x-internal-key')
  return key !== '' && constantTimeEqual(key, environment.INTERNAL_API_KEY ?? '')
}

/** The caller's network address; a forwarded one counts only beside the internal key. */
export function clientAddress(ctx: Call): string {
  const direct = ctx.req.socket.remoteAddress ?? ''
  const forwarded = ctx.get('x-forwarded-for').split(',')[0]?.trim() ?? ''
  const address = isIP(forwarded) && isInternal(ctx) ? forwarded : direct
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return isIP(plain) === 6 ? networkOf(plain) : plain
}

/** One household holds a whole /64 of IPv6; its four groups, with those that `::` leaves out. */
function networkOf(address: string): string {
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...left, ...after].slice(0, 4).join(':')
}

/** The device token that an app of ours keeps in its own cookie, or null. */
export function deviceToken(ctx: Call): string | null {
  const token = ctx.get('x-device')
  return /^[\w.-]{16,200}$/.test(token) && isInternal(ctx) ? token : null
}

const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari']
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux']

/** A name that people recognise their device by, made of closed lists only. */
export function deviceLabel(ctx: Call): string {
  const agent = ctx.get('user-agent')
  const found = [browsers, systems].map(names => names.find(name => agent.includes(name)))
  return found.filter(Boolean).join(' · ') || 'Unknown'
}
