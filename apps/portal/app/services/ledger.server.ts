import type { Api, LedgerFilter } from '@bgm/api-client'
import { findActiveMembership, getAccount } from './account.server'

const pageSize = 25

export const listLedger = (api: Api, filter: LedgerFilter, page: number) =>
  api.ledger.list({ ...filter, page, page_size: pageSize })

export const exportLedger = (api: Api, filter: LedgerFilter) => api.ledger.export(filter)

/** The name of the organisation, and whether the member sees all of its units. */
export async function getAccountHolder(api: Api) {
  const membership = findActiveMembership(await getAccount(api))
  return { name: membership?.organisation.name ?? '', isWhole: membership?.all_units === true }
}
