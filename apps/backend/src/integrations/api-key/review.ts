import { hasPermission } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'

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
