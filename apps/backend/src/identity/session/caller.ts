import { roles } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import type { Account, Membership } from '#src/platform/http/request-context'
import { isSessionOpen, markSessionSeen } from './session'

const flag = z.boolean().nullable().transform(Boolean)

const accountColumns = {
  id: integerColumn,
  documentId: z.string(),
  email: z.string(),
  password: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  mobile_number: z.string().nullable(),
  proved_mobile_number: z.string().nullable(),
  google_sub: z.string().nullable(),
  pending_email: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  business_type: z.enum(['single', 'multiple']).nullable(),
  locale: z.enum(['id', 'en']),
  referral_code: z.string().nullable(),
  unwanted_mails: jsonColumn(z.array(z.string()).nullable()),
  wanted_mails: jsonColumn(z.array(z.string()).nullable()),
  confirmed: flag,
  blocked: flag,
  createdAt: z.date().transform(time => time.toISOString()),
}

const membershipColumns = {
  membership_id: integerColumn.nullable(),
  membership: z.string().nullable(),
  member_role: z.enum(roles).nullable(),
  all_units: z.boolean().nullable(),
  units: jsonColumn(z.array(z.number()).nullable()),
  organisation_id: integerColumn.nullable(),
  organisation: z.string().nullable(),
  organisation_name: z.string().nullable(),
}

const sessionColumns = {
  active_organisation: z.string().nullable(),
  last_seen_at: z.date(),
  expires_at: z.date(),
  role_id: integerColumn.nullable(),
  role_type: z.string().nullable(),
  role_version: z.date().nullable(),
}

const membershipRow = z.object(membershipColumns)
const callerRow = z.object({ ...sessionColumns, ...accountColumns })

const membershipOfUser = () => sql`m.id as membership_id, m.document_id as membership, m.role as member_role,
  m.all_units, case when m.all_units then null else (select coalesce(json_agg(l.business_unit_id), '[]')
    from memberships_units_lnk l where l.membership_id = m.id) end as units,
  o.id as organisation_id, o.document_id as organisation, o.name as organisation_name`

const joinMemberships = sql`left join memberships m on m.user_id = u.id and m.deactivated_at is null
  left join organisations o on o.id = m.organisation_id`

const toMemberships = (rows: z.output<typeof membershipRow>[]): Membership[] =>
  rows.flatMap(row => {
    const {
      membership_id: id,
      membership: documentId,
      member_role: role,
      all_units,
      units,
      organisation_id,
    } = row
    const { organisation, organisation_name: name } = row
    // Removing an organisation does not remove its memberships.
    if (
      id === null ||
      documentId === null ||
      role === null ||
      organisation_id === null ||
      organisation === null
    )
      return []
    return {
      id,
      documentId,
      role,
      units: all_units ? null : (units ?? []),
      organisation: { id: organisation_id, documentId: organisation, name: name ?? '' },
    }
  })

/** All the information about the caller that a member's request needs. */
export type Caller = {
  account: Account
  session: { documentId: string; active_organisation: string | null }
  memberships: Membership[]
  role: { id: number; version: number } | null
}

const accountOfUser = sql`u.id, u.document_id as "documentId", u.email, u.password, u.first_name, u.last_name,
  u.mobile_number, u.proved_mobile_number, u.google_sub, u.pending_email, u.gender, u.business_type, u.locale,
  u.referral_code, u.unwanted_mails, u.wanted_mails, u.confirmed, u.blocked, u.created_at as "createdAt"`

/**
 * Reads a token's session, account, role and active memberships in one query. Until the email address is
 * confirmed, the role is `unconfirmed`; until a user of a collective body has a second factor, it is
 * `collective-setup`. Returns null if the session has ended, expired or been idle for too long.
 */
export async function findCaller(session: string, account: number): Promise<Caller | null> {
  const rows = await select(
    sql`select s.active_organisation, s.last_seen_at, s.expires_at, ${accountOfUser},
      r.id as role_id, r.type as role_type, r.updated_at as role_version, ${membershipOfUser()}
    from sessions s
    join up_users u on u.document_id = s.owner
    left join up_users_role_lnk ur on ur.user_id = u.id
    left join up_roles own on own.id = ur.role_id
    left join second_factors f on f.owner = u.document_id and f.confirmed_at is not null
    left join up_roles r on r.type = case
      when not coalesce(u.confirmed, false) then 'unconfirmed'
      when own.type = 'collective' and f.id is null then 'collective-setup'
      else own.type end
    ${joinMemberships}
    where s.document_id = ${session} and u.id = ${account}
    order by m.id`,
    z.unknown(),
  )
  if (rows.length === 0) return null
  const { active_organisation, last_seen_at, expires_at, role_id, role_type, role_version, ...found } =
    callerRow.parse(rows[0])
  if (!isSessionOpen({ last_seen_at, expires_at }, Date.now())) return null
  await markSessionSeen(session, last_seen_at)
  return {
    account: { ...found, role: role_type === null ? null : { type: role_type } },
    session: { documentId: session, active_organisation },
    memberships: toMemberships(z.array(membershipRow).parse(rows)),
    role: role_id === null ? null : { id: role_id, version: role_version?.getTime() ?? 0 },
  }
}

/** An account's active memberships, oldest first. */
export async function listMemberships(account: number): Promise<Membership[]> {
  const rows = await select(
    sql`select ${membershipOfUser()} from up_users u ${joinMemberships} where u.id = ${account} order by m.id`,
    membershipRow,
  )
  return toMemberships(rows)
}
