import { licences } from '@bgm/contract'
import { getScope } from '#src/customers'
import { getLicenceDetail, licenceViews, listLicences } from '#src/licensing'
import { implement, toPage } from '#src/platform/http/implement'

export default implement(licences, {
  async list({ query: { page, page_size: pageSize, ...filter }, ctx }) {
    const now = Date.now()
    const { ids, pagination, states } = await listLicences(getScope(ctx), filter, { page, pageSize }, now)
    return { ...toPage(await licenceViews(ids, now), pagination), states }
  },

  get: ({ params, ctx }) => getLicenceDetail(getScope(ctx), params.code),
})
