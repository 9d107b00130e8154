import { randomUUID } from 'node:crypto'
import { findViolatedColumn } from '#src/platform/database/errors'
import { hmac } from '#src/platform/runtime/cryptography'
import { getClientAddress } from './request-client'
import type { RequestContext } from './request-context'

const window = 60 * 60 * 1000
const nameShape = /^[\w-]{8,64}$/

type Uid =
  | 'api::partner-application.partner-application'
  | 'api::contact-message.contact-message'
  | 'api::licence-report.licence-report'
  | 'api::usage-dispute.usage-dispute'

/** Identifies a submission by a signed-in member: the `Idempotency-Key` of the request, or a new value. */
export function getSubmissionKey(ctx: RequestContext): string {
  const key = ctx.get('idempotency-key')
  return nameShape.test(key) ? key : randomUUID()
}

/**
 * Digests that identify one submission of a public form. With JavaScript, they cover the idempotency key and
 * the content; without it, the IP address, the hour and the content. The second digest is for the previous
 * hour.
 */
export function computeSubmissionDigests(ctx: RequestContext, content: object): string[] {
  const key = ctx.get('idempotency-key')
  const hour = Math.floor(Date.now() / window)
  const sources = nameShape.test(key)
    ? [key]
    : [hour, hour - 1].map(each => `${getClientAddress(ctx)} ${each}`)
  return sources.map(source => hmac('submission', `${source}\0${JSON.stringify(content)}`))
}

export const isKnownSubmission = async (uid: Uid, submission: string[]): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { submission: { $in: submission } } })) > 0

/** Runs `create`, which stores the submission in its unique column; does nothing if another request stored it first. */
export async function insertOnce(create: () => Promise<void>): Promise<void> {
  try {
    await create()
  } catch (error) {
    if (findViolatedColumn(error) !== 'submission') throw error
  }
}
