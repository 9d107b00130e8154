import { z } from 'zod'
import { logSecurityEvent } from '#src/identity/session/security-events'
import { HttpError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { callService } from '#src/platform/runtime/call-service'
import { environment } from '#src/platform/runtime/environment'

const message = z.object({ to: z.string(), body: z.string() })

async function send({ to, body }: z.output<typeof message>): Promise<void> {
  const url = environment.TEXT_GATEWAY_URL
  // The number must not be logged.
  if (!url) return void strapi.log.warn('no text gateway is set: a text message was not sent')
  const { ok, status } = await callService({
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, body }),
    timeout: 10_000,
  })
  if (!ok) throw new Error(`The text gateway answered ${status}`)
}

export const textMessageJob = defineJob('text-message', message, send, { tries: 10, concurrency: 4 })

const home = '+62'

// ITU-T E.164: calling codes of one and two digits; all other codes have three digits.
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const getCountry = (number: string) => callingCode.exec(number)?.[0] ?? 'unknown'

export const isForeignNumber = (number: string) => getCountry(number) !== home

/**
 * Counts a text message against the limit for its country, after the limits per sender and number; Indonesia
 * has a higher limit. Accounts with a verified number have a separate limit, so that new numbers cannot use
 * it up.
 */
export async function limitTextMessages(number: string, { verified }: { verified: boolean }): Promise<void> {
  const country = getCountry(number)
  const rule = isForeignNumber(number) ? 'text-country' : 'text-home'
  try {
    await consume(verified ? `${rule}-verified` : rule, country)
  } catch (error) {
    if (error instanceof HttpError) await alertOnce(`${country} ${verified ? 'verified' : 'new'}`)
    throw error
  }
}

/** Logs an error once an hour per limit, to alert an operator. */
async function alertOnce(reason: string): Promise<void> {
  const first = await consume('text-alert', reason).then(
    () => true,
    () => false,
  )
  if (first) logSecurityEvent('text-limit.reached', { reason })
}

/** Enqueues a text message; it is dropped after `until`. */
export const sendTextMessage = (to: string, body: string, until: Date): Promise<void> =>
  enqueue(textMessageJob, { to, body }, { until })
