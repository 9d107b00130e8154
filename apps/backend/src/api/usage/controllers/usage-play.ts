import { usagePlays } from '@bgm/contract'
import { getScope } from '#src/customers/membership/scope'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { findPlay, getPlayId } from '#src/reporting/usage/lines'
import { getCheckedPlay, getProofFile } from '#src/reporting/usage/proof-view'

export default implement(usagePlays, {
  async get({ params, ctx }) {
    const row = await findPlay(getScope(ctx), getPlayId(params.id))
    if (!row) throw notFound()
    return getCheckedPlay(row)
  },

  async downloadProof({ params, ctx }) {
    const row = await findPlay(getScope(ctx), getPlayId(params.id))
    if (!row) throw notFound()
    return getProofFile(row)
  },
})
