import { hmac } from './hmac'

/** How long the QR code on the screen shows the same pass, in milliseconds. */
export const remotePassStep = 5 * 60_000
/** 96 bits. A pass is only accepted online, with limited attempts, and a short one is easier to scan. */
const macBytes = 12

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const stepOf = (now: number) => Math.floor(now / remotePassStep)

async function sign(secret: string, zone: string, step: number): Promise<string> {
  const mac = await hmac(secret, new TextEncoder().encode(`remote pass ${zone} ${step}`))
  return `${zone}.${toBase64Url(new Uint8Array(mac.buffer, 0, macBytes))}`
}

/**
 * The pass in the QR code for a zone's remote: the zone's id and an HMAC of zone and five-minute step, keyed with the
 * zone's remote secret. It proves that somebody can see the screen, and grants no control by itself.
 */
export const remotePass = (secret: string, zone: string, now: number): Promise<string> =>
  sign(secret, zone, stepOf(now))

/** The zone id in an unverified pass; null for anything that cannot be a pass. */
export const getPassZone = (pass: string): string | null =>
  /^([a-z0-9]{1,64})\.[\w-]{16}$/.exec(pass)?.[1] ?? null

/** When a pass stops being accepted: it is valid during its own step and the next; null if it is not valid now. */
export async function findPassExpiry(
  secret: string,
  zone: string,
  pass: string,
  now: number,
): Promise<number | null> {
  const steps = [stepOf(now), stepOf(now) - 1]
  const passes = await Promise.all(steps.map(step => sign(secret, zone, step)))
  const step = steps[passes.indexOf(pass)]
  return step === undefined ? null : (step + 2) * remotePassStep
}
