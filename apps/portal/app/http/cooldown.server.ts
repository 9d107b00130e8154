import { readCookie, writeCookie } from './cookies.server'

const name = 'mail_sent'
const cooldown = 60

/** Starts the cooldown before another email may be requested. The backend also enforces its own limits. */
export const createCooldownCookie = () => writeCookie(name, String(Date.now()), cooldown)

/** Returns the seconds until another email may be requested. */
export function readCooldown(request: Request): number {
  const sentAt = Number(readCookie(request, name) ?? 0)
  return Math.min(cooldown, Math.max(0, Math.ceil(cooldown - (Date.now() - sentAt) / 1000)))
}
