import { hmac } from './hmac'

/** How often the pass in the on-screen QR code changes, in milliseconds. */
export const remotePassStep = 5 * 60_000
/**
 * The truncated length of the MAC. 96 bits are enough, because passes are verified online and attempts are
 * limited; a short pass is easier to scan.
 */
const macBytes = 12

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const getStep = (now: number) => Math.floor(now / remotePassStep)

async function sign(secret: string, zone: string, step: number): Promise<string> {
  const mac = await hmac(secret, new TextEncoder().encode(`remote pass ${zone} ${step}`))
  return `${zone}.${toBase64Url(new Uint8Array(mac.buffer, 0, macBytes))}`
}

/**
 * Creates the pass in the QR code for a zone's remote: the zone's id and an HMAC of the zone and the
 * five-minute step, keyed with the zone's remote secret. The pass proves that somebody can see the screen,
 * but grants no control by itself.
 */
export const createRemotePass = (secret: string, zone: string, now: number): Promise<string> =>
  sign(secret, zone, getStep(now))

/** Returns the zone id in a pass, without verifying it; null if the text does not have the form of a pass. */
export const findPassZone = (pass: string): string | null =>
  /^([a-z0-9]{1,64})\.[\w-]{16}$/.exec(pass)?.[1] ?? null

/**
 * Verifies a pass and returns when it expires, which is at the end of the step after its own; null if the
 * pass is not valid now.
 */
export async function verifyRemotePass(
  secret: string,
  zone: string,
  pass: string,
  now: number,
): Promise<number | null> {
  const steps = [getStep(now), getStep(now) - 1]
  const passes = await Promise.all(steps.map(step => sign(secret, zone, step)))
  const step = steps[passes.indexOf(pass)]
  return step === undefined ? null : (step + 2) * remotePassStep
}
