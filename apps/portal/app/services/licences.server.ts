import type { Api } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { type CertificateSize, type LicenceFilter, licenceFilters } from '@bgm/validation'

/** The filters of the licence list, as in its query string. */
type LicenceQuery = {
  q?: string
  unit?: string
  state?: string
}

const isFilter = (state: string): state is LicenceFilter => licenceFilters.some(filter => filter === state)

const getFilter = ({ q, unit, state }: LicenceQuery) => ({
  ...(q ? { q } : {}),
  ...(unit ? { unit } : {}),
  ...(state && isFilter(state) ? { state } : {}),
})

export const listLicences = (api: Api, query: LicenceQuery, page: number) =>
  api.licences.list({ ...getFilter(query), page, page_size: 50 })

export const getLicence = (api: Api, code: string) => api.licences.get(code)

export const getCertificate = (api: Api, code: string, size: CertificateSize, locale: Locale) =>
  api.certificates.downloadCertificate(code, { size, locale })

type NewBatch = {
  /** The selected codes; null for all licences that match the filter. */
  codes: string[] | null
  query: LicenceQuery
  size: CertificateSize
  locale: Locale
}

export const createCertificateBatch = (api: Api, { codes, query, size, locale }: NewBatch) =>
  api.certificates.createBatch({ ...(codes ? { codes } : getFilter(query)), size, locale })

export const getCertificateBatch = (api: Api, id: string) => api.certificates.getBatch(id)

export const getCertificateBatchFile = (api: Api, id: string) => api.certificates.downloadBatch(id)
