import { sampleOrder } from './order-samples'
import { sampleUnpairedZone, sampleZone } from './playback-fixtures'
import { sampleUnit } from './unit-samples'

/** Licences of an organisation (docs/api.md) for the msw handlers, one in each state. */
const unit = { documentId: sampleUnit.id, name: sampleUnit.name, industry: sampleUnit.industry }
const zoneOf = ({ documentId, name, number }: { documentId: string; name: string; number: number }) => ({
  documentId,
  name,
  number,
})

const place = {
  venue: 'Hotel Contoh Braga',
  address: 'Jl. Contoh No. 12, Braga, Sumur Bandung',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  zip_code: '40111',
  zone: 'Lobi',
}
const firstPeriod = { from: '2025-11-14T17:00:00.000Z', until: '2026-11-14T17:00:00.000Z' }
const period = { from: '2026-11-14T17:00:00.000Z', until: '2027-11-14T17:00:00.000Z' }
const key_id = 'kPrK_qmxVWaYVA9w'

const versions = [
  { number: 2, cause: 'renewed', ...period, ...place, signed_at: '2026-11-14T17:00:03.000Z', key_id },
  { number: 1, cause: 'issued', ...firstPeriod, ...place, signed_at: '2025-11-15T02:10:00.000Z', key_id },
]

const rows = (labels: string[]) =>
  labels.map((label, index) => ({ label, covered: index < labels.length - 2 }))

const sampleLicence = {
  code: '4H7K9QX2M3VT8',
  state: 'active',
  since: '2025-11-15T02:10:00.000Z' as string | null,
  expiring: false,
  zone: zoneOf(sampleZone),
  business_unit: unit,
  city: place.city,
  time_zone: 'Asia/Jakarta',
  ...period,
  version: 2 as number | null,
  revoked_at: null as string | null,
  reason: null as string | null,
  last_played_at: '2026-11-20T04:58:00.000Z' as string | null,
  order: null as { documentId: string; number: string } | null,
  versions,
  coverage: {
    royalty: 'separate' as 'separate' | 'included',
    sentence: { id: 'Royalti LMKN dibayar terpisah.', en: 'The LMKN royalty is paid separately.' },
    rows: {
      id: rows([
        'Pemutar musik untuk ruang usaha, per zona',
        'Katalog dan playlist kurasi',
        'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN',
        'Pertunjukan langsung, karaoke, dan siaran',
      ]),
      en: rows([
        'Music player for business premises, per zone',
        'Catalogue and curated playlists',
        'Public-performance royalty, paid by the owner of the premises through LMKN',
        'Live performances, karaoke and broadcasting',
      ]),
    },
  },
  issuer: 'PT Contoh Irama Usaha',
  holder: 'Grup Hotel Contoh',
  check_url: 'https://contoh.test/l/4H7K9QX2M3VT8',
}

/** The same licence for another zone; the zone replaces the first one in every version. */
const otherZone = (code: string, zone: { documentId: string; name: string; number: number }) => ({
  ...structuredClone(sampleLicence),
  code,
  zone,
  versions: versions.map(version => ({ ...version, zone: zone.name })),
  check_url: `https://contoh.test/l/${code}`,
  last_played_at: null,
})

export const sampleLicences: (typeof sampleLicence)[] = [
  {
    ...otherZone('7T2M4ZP8R1KD9', zoneOf(sampleUnpairedZone)),
    expiring: true,
    until: '2026-12-01T17:00:00.000Z',
    order: { documentId: sampleOrder.id, number: sampleOrder.number },
  },
  {
    ...otherZone('9N3W6CY0B5HGD', {
      documentId: 'zonekolam000000000000003',
      name: 'Kolam renang',
      number: 3,
    }),
    state: 'suspended',
    since: '2026-11-19T17:00:00.000Z',
  },
  {
    ...otherZone('2K5V8DJ3Q7NXC', { documentId: 'zonespa00000000000000004', name: 'Spa', number: 4 }),
    state: 'expired',
    since: firstPeriod.until,
    ...firstPeriod,
    version: 1,
    versions: versions.slice(1).map(version => ({ ...version, zone: 'Spa' })),
  },
  {
    ...otherZone('6B9R1FW4T0MZT', { documentId: 'zonebar00000000000000005', name: 'Bar', number: 5 }),
    state: 'revoked',
    since: '2026-11-18T03:00:00.000Z',
    revoked_at: '2026-11-18T03:00:00.000Z',
    reason: 'copied',
  },
  sampleLicence,
]

/** The key pair of RFC 8037, appendix A. It is public, so use it in tests only. */
export const sampleLicenceKeys = {
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
  revoked: [] as { kid: string; x: string; revoked_at: string }[],
}

/** The current version of the first zone's licence, signed with that key. */
export const sampleLicenceProof =
  'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcktfcW14VldhWVZBOXciLCJ0eXAiOiJsaWNlbmNlK2p3cyJ9.eyJpc3MiOiJodHRwczovL2NvbnRvaC50ZXN0Iiwic3ViIjoiNEg3SzlRWDJNM1ZUOCIsInZlciI6MiwiaWF0IjoxNzk0Njc1NjAzLCJuYmYiOjE3OTQ2NzU2MDAsImV4cCI6MTgyNjIxMTYwMCwiaWR4IjoxLCJ2ZW51ZSI6IkhvdGVsIENvbnRvaCBCcmFnYSIsImFkZHJlc3MiOiJKbC4gQ29udG9oIE5vLiAxMiwgQmFiYWthbiBDaWFtaXMsIFN1bXVyIEJhbmR1bmcsIEtvdGEgQmFuZHVuZywgSmF3YSBCYXJhdCA0MDExMSIsInpvbmUiOiJMb2JpIiwiY292Ijp7InJveWFsdHkiOiJzZXBhcmF0ZSJ9fQ.l-SxRU-4uu4hYFRF3XJsAxLwtqd343mNrXtV6Ta-fGlM-m0pPTaWeMItiR7hMkiq1i8XjPwU93TE8K5cGiwhCA'

/** The status list, signed with the same key. Licences with status indexes 3 and 4 are listed as invalid. */
export const sampleLicenceStatusList =
  'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcktfcW14VldhWVZBOXciLCJ0eXAiOiJsaWNlbmNlLXN0YXR1cytqd3MifQ.eyJpc3MiOiJodHRwczovL2NvbnRvaC50ZXN0IiwiaWF0IjoxNzk1MTUwODAwLCJleHAiOjE3OTUzMjM2MDAsImJpdHMiOiJINHNJQUFBQUFBQUFBLTNCSVFFQUFBQUNJR2Y0ZjZrekxFQURBQUFBQUFBQUFBQUFBQUFBQUFBQXZBMEVPcVh6QUVBQUFBIn0.znRTx1nIeskK__xnDXerXD3psWCr5QAmVqhbfd8LAPtLm2FZXBrdmDTSah8Br032tqcZI9514xdo2BZ1Kl8bBw'
