import type * as z from 'zod/mini'
import { usageDisputeReasons } from './constants'
import { bodyObject, choice, formObject, multilineText, optionalField, text } from './fields'

/** The reasons a zone had no music on a day, according to the records. */
export const usageGapReasons = [
  'not-licensed',
  'silence',
  'nyepi',
  'not-paired',
  'offline',
  'paused',
  'unknown',
] as const
export type UsageGapReason = (typeof usageGapReasons)[number]

export type UsageDisputeReason = (typeof usageDisputeReasons)[number]

/** The states of a dispute. Staff answer it; either side can then resolve it. */
export const usageDisputeStates = ['open', 'answered', 'resolved'] as const
export type UsageDisputeState = (typeof usageDisputeStates)[number]

const disputeFields = { reason: choice(usageDisputeReasons), explanation: multilineText(1000) }

/** The dispute form. Its URL identifies the subject of the dispute. */
export const usageDisputeSchema = formObject(disputeFields)

/** A dispute about one play, a month, one of its days, or one zone on a day. */
export const usageDisputeBodySchema = bodyObject({
  play: optionalField(text(36)),
  month: optionalField(text(7)),
  day: optionalField(text(10)),
  zone: optionalField(text(64)),
  ...disputeFields,
})
export type UsageDisputeBody = z.output<typeof usageDisputeBodySchema>
