import { violatedColumn } from '../database/errors'
import { digest } from '../runtime/cryptography'
import { clientAddress } from './request-client'
import type { Call } from './request-context'

const window = 60 * 60 * 1000
const nameShape = /^[\w-]{8,64}$/

type Uid = 'api::partner-application.partner-application' | 'api::contact-message.contact-message'

/**
 * What one filling-in of a public form is known by: the key that the page's script gave it and what was written, or,
 * without script, what was written from one address within the hour. The second also finds the hour before.
 */
export function submissionKeys(ctx: Call, content: object): string[] {
  const key = ctx.get('idempotency-key')
  const hour = Math.floor(Date.now() / window)
  const occasions = nameShape.test(key)
    ? [key]
    : [hour, hour - 1].map(each => `${clientAddress(ctx)} ${each}`)
  return occasions.map(occasion => digest('submission', `${occasion}\0${JSON.stringify(content)}`))
}

export const isKnownSubmission = async (uid: Uid, submission: string[]): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { submission: { $in: submission } } })) > 0

/** Runs `create`, which stores the submission in its unique column; nothing happens where another call stored it first. */
export async function insertOnce(create: () => Promise<void>): Promise<void> {
  try {
    await create()
  } catch (error) {
    if (violatedColumn(error) !== 'submission') throw error
  }
}
