import { randomUUID } from 'node:crypto'
import { generateTotp } from './authenticator'
import { type Backend, loadCompiled } from './harness'
import { openPanel } from './panel'
import { signIn, waitForEmailedCode } from './people'
import { appendUsageLog, getNoon } from './seals'

export const accountUid = 'api::collective.collective-account'
export const bodyUid = 'api::collective.collective-body'
export const collectiveUserPassword = 'Dua-gelas-teh-9'

/** Creates a collective body and one of its users in the admin panel. */
export async function inviteCollectiveUser(backend: Backend, staff?: Awaited<ReturnType<typeof openPanel>>) {
  const panel = staff ?? (await openPanel(backend))
  const body = await panel.create(bodyUid, { name: 'Lembaga Contoh', active: true })
  const email = `nadia.${randomUUID()}@contoh.test`
  const person = { first_name: 'Nadia', last_name: 'Kusuma', email, language: 'id', active: true }
  const relation = { connect: [{ documentId: body.body.data.documentId }] }
  const account = await panel.create(accountUid, { ...person, body: relation })
  if (account.status !== 201) throw new Error(`create answered ${account.status}: ${account.body}`)
  return {
    panel,
    email,
    body: String(body.body.data.documentId),
    account: String(account.body.data.documentId),
  }
}

/** Chooses the password of a new account with the code from an email, and signs in. */
export async function choosePassword(backend: Backend, email: string): Promise<string> {
  await backend.call('POST', '/auth/forgot-password', { body: { email } })
  const code = await waitForEmailedCode(backend, email)
  const grant = await backend.call('POST', '/auth/verify-reset-code', { body: { identifier: email, code } })
  const password = collectiveUserPassword
  const body = { code: grant.body.code, password, passwordConfirmation: password }
  const reset = await backend.call('POST', '/auth/reset-password', { body })
  if (reset.status !== 200) throw new Error(`reset answered ${reset.status}: ${reset.text}`)
  return String((await signIn(backend, email, collectiveUserPassword)).body.jwt)
}

/** Sets up the second factor and returns its secret. */
export async function setUpSecondFactor(backend: Backend, token: string): Promise<string> {
  const post = (path: string, body: object) =>
    backend.call('POST', `/account/second-factor${path}`, { token, body })
  const { secret } = (await post('', { currentPassword: collectiveUserPassword })).body.setup
  const confirmed = await post('/confirm', { code: generateTotp(secret) })
  if (confirmed.status !== 200) throw new Error(`confirm answered ${confirmed.status}: ${confirmed.text}`)
  return secret
}

/** Creates a user of a collective body with a second factor. */
export async function createCollectiveUser(backend: Backend) {
  const invited = await inviteCollectiveUser(backend)
  const token = await choosePassword(backend, invited.email)
  await setUpSecondFactor(backend, token)
  return { ...invited, token }
}

/** Appends what has arrived to the log and creates the reports that are due, as of noon on a test day. */
export async function createReportsOn(backend: Backend, index: number) {
  const now = getNoon(index)
  await appendUsageLog(now)
  const runs = loadCompiled(() => import('#src/reporting/usage-report/run'))
  runs.usageReportJob.run = async () => undefined
  await runs.requestDueReports(now)
  const waiting = await backend.strapi.db.connection('usage_report_runs').where({ state: 'waiting' })
  for (const { id } of waiting) await runs.runReport(id, {}, now)
}
