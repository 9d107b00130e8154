import type { ServicePart } from '@bgm/validation'
import { callService } from '#src/platform/runtime/call-service'
import { environment } from '#src/platform/runtime/environment'

/** Whether a part works; null if there is nothing to measure. A rejection is a failure. */
export type StatusCheck = (context: { signal: AbortSignal; now: number }) => Promise<boolean | null>

const timeout = 10_000

/** Whether a page that every visitor can see is sent by its public address. */
const createPageCheck =
  (url: string): StatusCheck =>
  async ({ signal }) =>
    (await callService({ method: 'GET', url, timeout, signal })).ok

const overdue = `select count(*) as waiting from pgboss.job
  where name in ('email', 'urgent-email') and state < 'active' and created_on < now() - interval '5 minutes'`

/** Single emails wait because of their receiver; more of them because of our mail server. */
const fewEmails = 3

const areEmailsSent: StatusCheck = async () => {
  const { rows } = await strapi.db.connection.raw(overdue)
  return Number(rows[0]?.waiting) < fewEmails
}

export const statusChecks = new Map<ServicePart, StatusCheck>([
  ['site', createPageCheck(environment.MARKETING_URL)],
  ['portal', createPageCheck(`${environment.PORTAL_URL}/sign-in`)],
  ['emails', areEmailsSent],
])

/** Adds the check of a part whose facts belong to another context. */
export const registerStatusCheck = (part: ServicePart, check: StatusCheck): void =>
  void statusChecks.set(part, check)
