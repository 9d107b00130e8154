import { readCookie, writeCookie } from './cookies.server'

const name = 'mail_sent'
const pause = 60

/** Begins the pause until the next mail may be asked for. The backend has limits of its own. */
export const startCooldown = () => writeCookie(name, String(Date.now()), pause)

/** Seconds until the next mail may be asked for. */
export function readCooldown(request: Request): number {
  const sent = Number(readCookie(request, name) ?? 0)
  return Math.min(pause, Math.max(0, Math.ceil(pause - (Date.now() - sent) / 1000)))
}
