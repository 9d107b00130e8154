import { licenceChecks } from '@bgm/contract'
import {
  findCheckedLicence,
  getLicenceCheckView,
  getLicenceKeySet,
  getStatusList,
  listTokenStatusLists,
  receiveLicenceReport,
} from '#src/licensing'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import { computeSubmissionDigests, isKnownSubmission } from '#src/platform/http/submission'

/** The number of attempts that an unknown code counts as. */
const unknownCodeCost = 10
/** The number of attempts that wrong screen digits count as, so that the digits cannot be guessed. */
const wrongScreenCost = 20

/** Counts an attempt, which has already counted once, several times. */
const countAs = (ctx: RequestContext, cost: number) =>
  consume('licence-check-address', getClientAddress(ctx), cost - 1)

async function requireLicence(ctx: RequestContext, code: string, now: number) {
  const checked = await findCheckedLicence(code, now)
  if (checked) return checked
  await countAs(ctx, unknownCodeCost)
  throw notFound()
}

export default implement(licenceChecks, {
  async get({ params, query: { screen }, ctx }) {
    const now = Date.now()
    const view = await getLicenceCheckView(await requireLicence(ctx, params.code, now), screen, now)
    if (view.screen === 'differs') await countAs(ctx, wrongScreenCost)
    return view
  },

  async getProof({ params, ctx }) {
    const { version } = await requireLicence(ctx, params.code, Date.now())
    return { jws: version.jws }
  },

  async report({ params, body, ctx }) {
    const { licence, version } = await requireLicence(ctx, params.code, Date.now())
    const submission = computeSubmissionDigests(ctx, { code: licence.code, ...body })
    if (await isKnownSubmission('api::licence-report.licence-report', submission)) return
    await consume('licence-report-address', getClientAddress(ctx))
    // A honeypot field: bots that fill it in get the same response, but nothing is stored.
    if (body.website) return
    await consume('licence-report-code', licence.code)
    await receiveLicenceReport(licence, version.snapshot, body, submission[0] ?? '')
  },

  getKeys: () => getLicenceKeySet(),

  getStatusList: async () => ({ jws: await getStatusList() }),

  listStatusLists: async () => ({ lists: await listTokenStatusLists() }),
})
