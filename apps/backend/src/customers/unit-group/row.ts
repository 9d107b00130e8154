import { type UnitLocks, unitGroupKinds, unitGroupRuleSchema, unitLocksSchema } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'

const groupRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  organisation_id: integerColumn,
  name: z.string(),
  kind: z.enum(unitGroupKinds),
  rule: z.string().transform(text => unitGroupRuleSchema.parse(JSON.parse(text) as unknown)),
  /** Null until they are set. */
  locks: z
    .string()
    .transform((text): UnitLocks => unitLocksSchema.parse(JSON.parse(text) as unknown))
    .nullable(),
  version: integerColumn,
})
export type UnitGroupRow = z.output<typeof groupRow>

const columns = sql`g.id, g.document_id, g.organisation_id, g.name, g.kind, g.rule, g.locks, g.version`

export const listGroupRows = ({ organisation }: Pick<Scope, 'organisation'>): Promise<UnitGroupRow[]> =>
  select(
    sql`select ${columns} from unit_groups g where g.organisation_id = ${organisation} order by lower(g.name), g.id`,
    groupRow,
  )

export const findGroupRow = (
  { organisation }: Pick<Scope, 'organisation'>,
  documentId: string,
): Promise<UnitGroupRow | null> =>
  selectOne(
    sql`select ${columns} from unit_groups g
      where g.organisation_id = ${organisation} and g.document_id = ${documentId}`,
    groupRow,
  )

/** A group of the caller's organisation. Throws 404 for any other. */
export async function getGroupRow(scope: Scope, documentId: string): Promise<UnitGroupRow> {
  const row = await findGroupRow(scope, documentId)
  if (!row) throw notFound()
  return row
}
