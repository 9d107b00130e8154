import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { getPagination, type ListQuery, pageIdsSubquery } from '#src/platform/database/list-query'
import type { Page } from '#src/platform/database/paginate-rows'
import { select, selectOne } from '#src/platform/database/select'
import { type Sql, sql } from '#src/platform/database/sql'
import { findEmailKind } from './kinds'

const sentEmailRow = z.object({
  id: integerColumn,
  documentId: z.string(),
  kind: z.string(),
  organisation: integerColumn,
  subjects: z.array(z.string()),
  /** The document id of the recipient, or null if the account no longer exists. */
  user: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** The numbers of the orders, or the name of the unit, that the email is about. */
  about: z.string().nullable(),
  sent_at: integerColumn,
})
export type SentEmail = z.output<typeof sentEmailRow>

const columns = sql`e.id, e.document_id as "documentId", e.kind, e.organisation_id as organisation, e.subjects,
  u.document_id as user, u.first_name, u.last_name, e.sent_at, coalesce(
    (select string_agg(r.number, ', ' order by r.id) from orders r where r.document_id = any(e.subjects)),
    (select string_agg(b.name, ', ' order by b.id) from business_units b
      where b.document_id = any(e.subjects))) as about`
const joins = sql`left join up_users u on u.id = e.user_id`

async function listPage(condition: Sql, page: Page) {
  const query: ListQuery = { from: sql`sent_emails e`, where: [condition], sorting: [sql`e.id desc`] }
  const [pagination, rows] = await Promise.all([
    getPagination(query, page),
    select(
      sql`select ${columns} from ${pageIdsSubquery(sql`e.id`, query, page)} join sent_emails e on e.id = p.id
        ${joins} order by e.id desc`,
      sentEmailRow,
    ),
  ])
  return { rows, pagination }
}

/** The emails about a customer, newest first. */
export const listSentEmails = (organisation: number, page: Page) =>
  listPage(sql`e.organisation_id = ${organisation}`, page)

/** The emails about a record, such as an order, newest first. */
export const listSentEmailsAbout = (subject: string, page: Page) =>
  listPage(sql`e.subjects @> array[${subject}]::text[]`, page)

export const findSentEmail = (documentId: string): Promise<SentEmail | null> =>
  selectOne(
    sql`select ${columns} from sent_emails e ${joins} where e.document_id = ${documentId}`,
    sentEmailRow,
  )

/** An email as shown to staff, who see names but no addresses. */
export const toSentEmailView = ({
  documentId: id,
  kind,
  about,
  user,
  first_name,
  last_name,
  sent_at,
}: SentEmail) => ({
  id,
  kind,
  about,
  sent_at,
  recipient: [first_name, last_name].filter(Boolean).join(' ') || null,
  can_resend: user !== null && findEmailKind(kind) !== undefined,
})
