import { hasPermission } from '@bgm/validation'
import { z } from 'zod'
import { type EndedMembership, fullName, listRecipients, type Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { sendEmail } from '#src/platform/mail/send'
import { integrationsToReviewEmail } from './review-email'

const counted = z.object({ total: integerColumn })

/** The number of keys and webhooks whose creator has left. Zero for members who may not manage them. */
export async function countIntegrationsToReview({ role, organisation }: Scope): Promise<number> {
  if (!hasPermission(role, 'integration.manage')) return 0
  const rows = await select(
    sql`select count(*) as total from (
      select id from api_keys
        where organisation_id = ${organisation} and revoked_at is null and review_since is not null
      union all
      select id from webhooks where organisation_id = ${organisation} and review_since is not null
    ) as reviewed`,
    counted,
  )
  return rows[0]?.total ?? 0
}

const keyRows = z.array(z.object({ name: z.string(), prefix: z.string() }))
const endpointRows = z.array(z.object({ url: z.string() }))

/**
 * Asks the owners whether to keep the API keys and webhooks that a former manager created: the person may have kept a
 * copy of a key, or may own the receiver.
 */
export async function askToReview({ trx, user, organisation, scope, now }: EndedMembership): Promise<void> {
  if (hasPermission(scope.role, 'integration.manage')) return
  const created = { organisation_id: organisation.id, created_by: user.documentId, review_since: null }
  const change = { review_since: now }
  const keys = keyRows.parse(
    await trx('api_keys')
      .where({ ...created, revoked_at: null })
      .update(change)
      .returning(['name', 'prefix']),
  )
  const endpoints = endpointRows.parse(await trx('webhooks').where(created).update(change).returning(['url']))
  if (keys.length + endpoints.length === 0) return
  const review = {
    person: fullName(user),
    organisation: organisation.name,
    keys,
    urls: endpoints.map(({ url }) => url),
  }
  for (const owner of await listRecipients(organisation.id, ['owner']))
    if (owner.id !== user.id)
      await sendEmail(owner.email, owner.locale, integrationsToReviewEmail(owner, review))
}
