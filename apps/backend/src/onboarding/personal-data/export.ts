import { z } from 'zod'
import { getProfile, listConsents } from '#src/identity'
import { findDraft } from '#src/onboarding/registration/draft'
import { getRegistrationView } from '#src/onboarding/registration/view'
import type { Account } from '#src/platform/http/request-context'

type Row = Record<string, unknown>

const listRows = (uid: string, where: Row, select: string[]): Promise<Row[]> =>
  strapi.db
    .query(uid as 'api::session.session')
    .findMany({ where, select: select as never, orderBy: { id: 'asc' } })

const pairedRows = z.array(z.object({ paired_at: z.coerce.number(), app_version: z.string() }))

/** The players that the person paired. The person's actions on zones are exported as activity. */
async function listPairedPlayers(owner: string) {
  const rows: unknown = await strapi.db
    .connection('players')
    .where({ paired_by: owner })
    .orderBy('id')
    .select('paired_at', 'app_version')
  return pairedRows
    .parse(rows)
    .map(({ paired_at, app_version }) => ({ paired_at: new Date(paired_at), app_version }))
}

const announcedRows = z.array(
  z.object({ name: z.string(), uploaded_at: z.coerce.number(), duration_ms: z.number(), bytes: z.number() }),
)

/** The announcements whose audio the person uploaded or recorded. They belong to the organisation. */
async function listUploadedAnnouncements(owner: string) {
  const rows: unknown = await strapi.db
    .connection('announcements')
    .where({ uploaded_by: owner })
    .orderBy('id')
    .select('name', 'uploaded_at', 'duration_ms', 'bytes')
  return announcedRows.parse(rows).map(row => ({ ...row, uploaded_at: new Date(row.uploaded_at) }))
}

const startedRows = z.array(
  z.object({
    reference: z.string(),
    method: z.string(),
    amount: z.coerce.number(),
    state: z.string(),
    created_at: z.coerce.number(),
  }),
)

/**
 * The online payments that the person started. They stay with the organisation after the account is removed.
 */
async function listStartedPayments(owner: string) {
  const rows: unknown = await strapi.db
    .connection('payment_attempts')
    .where({ started_by: owner })
    .orderBy('id')
    .select('reference', 'method', 'amount', 'state', 'created_at')
  return startedRows.parse(rows).map(row => ({ ...row, created_at: new Date(row.created_at) }))
}

const withoutIds = (rows: Row[]) => rows.map(({ id: _, ...row }) => row)

async function getRegistration(account: Account) {
  const draft = await findDraft(account)
  return draft && getRegistrationView(draft, account)
}

/** All data stored about a person, without secrets, digests or data about other people. */
export async function exportPersonalData(account: Account) {
  const { documentId: owner, id } = account
  const [
    profile,
    consents,
    registration,
    sessions,
    devices,
    orders,
    activity,
    players,
    payments,
    announcements,
    disputes,
    trackReports,
  ] = await Promise.all([
    getProfile(account, null),
    listConsents(owner),
    getRegistration(account),
    listRows('api::session.session', { owner }, ['device_label', 'createdAt', 'last_seen_at', 'expires_at']),
    listRows('api::device.device', { owner }, ['createdAt', 'last_seen_at']),
    listRows('api::order.order', { placed_by: { id } }, ['number', 'state', 'placed_at', 'paid_at', 'total']),
    listRows('api::audit-entry.audit-entry', { actor: owner }, ['at', 'action', 'subject', 'subject_id']),
    listPairedPlayers(owner),
    listStartedPayments(owner),
    listUploadedAnnouncements(owner),
    listRows('api::usage-dispute.usage-dispute', { member: owner }, [
      'received_at',
      'month',
      'day',
      'venue',
      'work',
      'play',
      'reason',
      'explanation',
      'state',
      'reply',
    ]),
    listRows('api::track-report.track-report', { reporter: owner }, [
      'received_at',
      'venue',
      'title',
      'reason',
      'explanation',
      'state',
      'reply',
    ]),
  ])
  return {
    exported_at: new Date(),
    account: { ...profile, referral_code: account.referral_code },
    consents: consents.map(({ owner: _, ...row }) => row),
    registration,
    sessions: withoutIds(sessions),
    devices: withoutIds(devices),
    orders_placed: withoutIds(orders),
    activity: withoutIds(activity),
    players_paired: players,
    payments_started: payments,
    announcements_uploaded: announcements,
    usage_disputes: withoutIds(disputes),
    track_reports: withoutIds(trackReports),
  }
}
