import { ledger } from '@bgm/contract'
import { exportLedger, listLedger } from '#src/billing'
import { getScope } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import type { RequestContext } from '#src/platform/http/request-context'

/** Throws 403 if the caller's access is limited to some units, because payments can be for several. */
function getOrganisationId(ctx: RequestContext): number {
  const { organisation, units } = getScope(ctx)
  if (units !== null)
    throw new HttpError(403, 'The account is that of the whole organisation', { code: 'forbidden' })
  return organisation
}

export default implement(ledger, {
  list: ({ query: { page, page_size: pageSize, ...filter }, ctx }) =>
    listLedger(getOrganisationId(ctx), filter, { page, pageSize }),

  export: ({ query, ctx }) => exportLedger(getOrganisationId(ctx), query),
})
