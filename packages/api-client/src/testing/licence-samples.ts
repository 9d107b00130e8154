import type { Licence, LicenceBatch, LicenceCheck, LicenceDetail, LicenceKeySet } from '@bgm/contract'
import { sampleUnit } from './unit-samples'
import { sampleZone } from './zone-samples'

const place = {
  venue: 'Hotel Contoh Braga',
  address: 'Jl. Contoh No. 12, Braga, Sumur Bandung',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  zip_code: '40111',
  zone: sampleZone.name,
  trial: false,
}
const period = { from: '2026-11-14T17:00:00.000Z', until: '2027-11-14T17:00:00.000Z' }
const key_id = 'kPrK_qmxVWaYVA9w'
const issuer = 'PT Contoh Irama Usaha'

export const sampleLicence: Licence = {
  code: '4H7K9QX2M3VT8',
  state: 'active',
  since: '2025-11-15T02:10:00.000Z',
  expiring: false,
  zone: { id: sampleZone.id, name: sampleZone.name, number: sampleZone.number },
  business_unit: { id: sampleUnit.id, name: sampleUnit.name, industry: sampleUnit.industry },
  city: place.city,
  time_zone: 'Asia/Jakarta',
  ...period,
  trial: false,
  version: 2,
  revoked_at: null,
  reason: null,
  last_played_at: '2026-11-20T04:58:00.000Z',
  order: null,
}

export const sampleLicenceStates = {
  expiring: 1,
  overdue: 1,
  active: 1,
  suspended: 1,
  expired: 1,
  revoked: 1,
}

const coverage: LicenceDetail['coverage'] = {
  royalty: 'separate',
  sentence: { id: 'Royalti LMKN dibayar terpisah.', en: 'The LMKN royalty is paid separately.' },
  rows: {
    id: [
      { label: 'Pemutar musik untuk ruang usaha, per zona', covered: true },
      { label: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN', covered: false },
    ],
    en: [
      { label: 'Music player for business premises, per zone', covered: true },
      { label: 'Public-performance royalty, paid by the owner through LMKN', covered: false },
    ],
  },
}

export const sampleLicenceDetail: LicenceDetail = {
  ...sampleLicence,
  versions: [
    { number: 2, cause: 'renewed', ...period, ...place, signed_at: '2026-11-14T17:00:03.000Z', key_id },
    {
      number: 1,
      cause: 'issued',
      from: '2025-11-14T17:00:00.000Z',
      until: period.from,
      ...place,
      signed_at: '2025-11-15T02:10:00.000Z',
      key_id,
    },
  ],
  coverage,
  issuer,
  holder: 'Grup Hotel Contoh',
  check_url: 'https://contoh.test/l/4H7K9QX2M3VT8',
}

export const sampleLicenceCheck: LicenceCheck = {
  code: sampleLicence.code,
  state: 'active',
  since: sampleLicence.since,
  ...place,
  time_zone: 'Asia/Jakarta',
  ...period,
  revoked_at: null,
  reason: null,
  version: 2,
  issuer,
  coverage,
  last_played_at: sampleLicence.last_played_at,
  screen: null,
  checked_at: '2026-11-20T05:00:00.000Z',
}

export const sampleLicenceBatch: LicenceBatch = {
  id: 'batch0000000000000000001',
  state: 'waiting',
  done: 0,
  total: 2,
  bytes: null,
  expires_at: '2026-11-21T05:00:00.000Z',
}

/** The public key of RFC 8037, appendix A. */
export const sampleLicenceKeys: LicenceKeySet = {
  keys: [
    {
      kty: 'OKP',
      crv: 'Ed25519',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: key_id,
      alg: 'EdDSA',
      use: 'sig',
    },
  ],
  revoked: [],
}
