import type * as z from 'zod/mini'
import { usageDisputeReasons } from './constants'
import { body, choice, form, optional, paragraph, text } from './fields'

/** Why a zone had no music on a day, as far as the records show. */
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

/** Staff answer a dispute; either side can then resolve it. */
export const usageDisputeStates = ['open', 'answered', 'resolved'] as const
export type UsageDisputeState = (typeof usageDisputeStates)[number]

const disputeFields = { reason: choice(usageDisputeReasons), explanation: paragraph(1000) }

/** The form of a dispute; what it is about is part of its address. */
export const usageDisputeSchema = form(disputeFields)

/** A dispute about one play, or about a month, one of its days or one zone on that day. */
export const usageDisputeBodySchema = body({
  play: optional(text(36)),
  month: optional(text(7)),
  day: optional(text(10)),
  zone: optional(text(64)),
  ...disputeFields,
})
export type UsageDisputeBody = z.output<typeof usageDisputeBodySchema>
