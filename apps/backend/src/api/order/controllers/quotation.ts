import { quotations } from '@bgm/contract'
import {
  createQuotation,
  getOrderDetail,
  getPaymentSettings,
  getQuotation,
  getQuotationFile,
  getQuotationView,
  listQuotations,
  orderQuotation,
  requestQuotationApproval,
  toShopper,
} from '#src/billing'
import { getScope } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

const getBuyer = (ctx: RequestContext) => ({ scope: getScope(ctx), account: getAccount(ctx) })
const getMoment = async () => ({ settings: await getPaymentSettings(), now: new Date() })

export default implement(quotations, {
  async list({ query, ctx }) {
    const { rows, pagination } = await listQuotations(getScope(ctx), query, new Date())
    return toPage(rows, pagination)
  },

  async get({ params, query, ctx }) {
    const viewer = { ...getBuyer(ctx), ...(await getMoment()) }
    const view = await getQuotationView(viewer, params.id, query)
    return { ...toPage(view.data, view.pagination), quotation: view.quotation }
  },

  async create({ body: { version, expected_total: expectedTotal }, ctx }) {
    const account = getAccount(ctx)
    const request = { account, version, expectedTotal, ...(await getMoment()) }
    return { id: await createQuotation(toShopper(getScope(ctx), account), request) }
  },

  async order({ params, body: { expected_total: expectedTotal, ...references }, ctx }) {
    const moment = await getMoment()
    const request = { id: params.id, expectedTotal, references, ...moment }
    return getOrderDetail(await orderQuotation(getBuyer(ctx), request), moment.settings.payment)
  },

  async ask({ params, body, ctx }) {
    const request = { body, ...(await getMoment()) }
    return { id: await requestQuotationApproval(getBuyer(ctx), params.id, request) }
  },

  download: async ({ params, query: { locale }, ctx }) =>
    getQuotationFile(await getQuotation(getScope(ctx), params.id), locale),
})
