import { hmac } from './hmac'

/** How long a code is shown, in milliseconds. */
export const screenCodeStep = 60_000
export const screenCodeLength = 6

function getCounter(now: number): DataView<ArrayBuffer> {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(Math.floor(now / screenCodeStep)))
  return message
}

/** Dynamic truncation as in RFC 4226. */
function truncate(mac: DataView): string {
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  const number = mac.getUint32(offset) & 0x7fffffff
  return String(number % 10 ** screenCodeLength).padStart(screenCodeLength, '0')
}

/**
 * Returns the six digits that the screen of a licence's player shows at an instant. They are a time-based
 * one-time password (RFC 6238, SHA-256, steps of 60 seconds) whose key is the licence's live secret as
 * UTF-8.
 */
export const getScreenCode = async (secret: string, now: number): Promise<string> =>
  truncate(await hmac(secret, getCounter(now)))

/** Whether a code is valid at this time, or one step earlier or later. */
export async function isValidScreenCode(secret: string, code: string, now: number): Promise<boolean> {
  const instants = [now - screenCodeStep, now, now + screenCodeStep]
  const accepted = await Promise.all(instants.map(at => getScreenCode(secret, at)))
  return accepted.includes(code)
}
