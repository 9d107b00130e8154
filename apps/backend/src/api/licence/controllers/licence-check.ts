import { licenceReportBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { receiveReport } from '#src/api/licence-report/services/receive'
import { notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { isKnownSubmission, submissionKeys } from '#src/http/submission'
import { findCheckedLicence, licenceCheckView } from '../services/check'
import { getKeySet } from '../services/keys'
import { getStatusList } from '../services/status-list'

const checkQuery = z.strictObject({
  screen: z
    .string()
    .max(6)
    .regex(/^\d{6}$/)
    .optional(),
})

/** The number of attempts that an unknown code counts as. */
const unknownCodeCost = 10
/** The number of attempts that wrong screen digits count as, so that the digits cannot be guessed. */
const wrongScreenCost = 20

async function requireLicence(ctx: Call, now: number) {
  const address = getClientAddress(ctx)
  await consume('licence-check-address', address)
  const found = await findCheckedLicence(ctx.params.code ?? '', now)
  if (found) return found
  await consume('licence-check-address', address, unknownCodeCost - 1)
  throw notFound()
}

export default {
  async find(ctx: Call) {
    const { screen } = parseInput(checkQuery, ctx.query)
    const now = Date.now()
    const view = await licenceCheckView(await requireLicence(ctx, now), screen, now)
    if (view.screen === 'differs')
      await consume('licence-check-address', getClientAddress(ctx), wrongScreenCost - 1)
    ctx.body = view
  },

  async findProof(ctx: Call) {
    const { version } = await requireLicence(ctx, Date.now())
    ctx.body = { jws: version.jws }
  },

  async report(ctx: Call) {
    const body = parseBody(ctx, licenceReportBodySchema)
    const { licence, version } = await requireLicence(ctx, Date.now())
    const submission = submissionKeys(ctx, { code: licence.code, ...body })
    ctx.status = 204
    if (await isKnownSubmission('api::licence-report.licence-report', submission)) return
    await consume('licence-report-address', getClientAddress(ctx))
    // Only bots fill in this hidden field. Bots get the same response, but nothing is stored.
    if (body.website) return
    await consume('licence-report-code', licence.code)
    await receiveReport(licence, version.snapshot, body, submission[0] ?? '')
  },

  async listKeys(ctx: Call) {
    ctx.body = await getKeySet()
  },

  async getStatusList(ctx: Call) {
    ctx.body = { jws: await getStatusList() }
  },
}
