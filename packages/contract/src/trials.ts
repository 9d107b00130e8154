import { trialBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { isoDateTime, namedRecord, okResponse } from './values'

const trial = z.object({
  business_unit: namedRecord,
  /** Null once the zone has been deleted. */
  zone: namedRecord.nullable(),
  licence: z.string().nullable(),
  starts_at: isoDateTime,
  /** Exclusive: a midnight in Jakarta. */
  ends_at: isoDateTime,
  /** The start of the subscription that continues the trial or that followed it, or null. */
  continues_at: isoDateTime.nullable(),
  /** What was played in the zone during the trial. */
  played: z.object({ songs: z.number(), seconds: z.number() }),
})
export type Trial = z.output<typeof trial>

const offer = z.object({
  /** The number of the account, which a trial uses up. */
  mobile_number: z.string().nullable(),
  /** A number that is not verified needs a code. */
  verified: z.boolean(),
  code_sent: z.boolean(),
  /** Whether a trial was started with the number before; false for a number that is not verified. */
  used: z.boolean(),
})
export type TrialOffer = z.output<typeof offer>

/** Music in one zone for fourteen days, once per organisation and verified number. */
export const trials = endpoints({
  /** The trial of the active organisation, also one that is over. */
  get: get('/trial', { caller: 'member', response: z.object({ trial: trial.nullable() }) }),
  getOffer: get('/registration/trial', { caller: 'member', response: offer }),
  /** Sends the code for a number that is not verified. It does not make it a number to sign in with. */
  sendCode: post('/registration/trial/code', {
    caller: 'member',
    response: okResponse.extend({ retry_after: z.number() }),
  }),
  /** Creates the organisation and a unit with one zone instead of confirming an order. */
  start: post('/registration/trial', {
    caller: 'member',
    body: trialBodySchema,
    response: trial,
    errors: ['already-confirmed', 'code', 'trial-phone-used', 'trial-used'],
    limits: ['trial-account'],
  }),
})
