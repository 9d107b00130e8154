import { licenceReportBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { receiveLicenceReport } from '#src/api/licence-report/services/receive'
import { notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/http/submission'
import { findCheckedLicence, getLicenceCheckView } from '../services/check'
import { getLicenceKeySet } from '../services/keys'
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

async function requireLicence(ctx: RequestContext, now: number) {
  const address = getClientAddress(ctx)
  await consume('licence-check-address', address)
  const found = await findCheckedLicence(ctx.params.code ?? '', now)
  if (found) return found
  await consume('licence-check-address', address, unknownCodeCost - 1)
  throw notFound()
}

export default {
  async find(ctx: RequestContext) {
    const { screen } = parseInput(checkQuery, ctx.query)
    const now = Date.now()
    const view = await getLicenceCheckView(await requireLicence(ctx, now), screen, now)
    if (view.screen === 'differs')
      await consume('licence-check-address', getClientAddress(ctx), wrongScreenCost - 1)
    ctx.body = view
  },

  async findProof(ctx: RequestContext) {
    const { version } = await requireLicence(ctx, Date.now())
    ctx.body = { jws: version.jws }
  },

  async report(ctx: RequestContext) {
    const body = parseBody(ctx, licenceReportBodySchema)
    const { licence, version } = await requireLicence(ctx, Date.now())
    const submission = computeSubmissionDigests(ctx, { code: licence.code, ...body })
    ctx.status = 204
    if (await isKnownSubmission('api::licence-report.licence-report', submission)) return
    await consume('licence-report-address', getClientAddress(ctx))
    // A honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('licence-report-code', licence.code)
    await receiveLicenceReport(licence, version.snapshot, body, submission[0] ?? '')
  },

  async listKeys(ctx: RequestContext) {
    ctx.body = await getLicenceKeySet()
  },

  async getStatusList(ctx: RequestContext) {
    ctx.body = { jws: await getStatusList() }
  },
}
