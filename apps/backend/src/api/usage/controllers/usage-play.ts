import { usagePlays } from '@bgm/contract'
import { getScope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { findPlay, getCheckedPlay, getPlayId, getProofFile } from '#src/reporting'

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
