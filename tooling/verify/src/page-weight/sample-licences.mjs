import { createServer } from 'node:http'

/** A licence with long but realistic texts. Its code determines its state. */
const licence = {
  since: '2026-11-18T03:00:00.000Z',
  venue: 'Hotel Contoh Internasional Menteng dan Pusat Konvensi',
  address: 'Jalan Contoh Raya Nomor 27, RT 004/RW 002, Kelurahan Menteng, Kecamatan Menteng',
  city: 'Kota Administrasi Jakarta Pusat',
  province: 'Daerah Khusus Ibukota Jakarta',
  zip_code: '10310',
  zone: 'Ruang tunggu utama lantai 2 sayap timur',
  time_zone: 'Asia/Jakarta',
  from: '2026-11-14T17:00:00.000Z',
  until: '2027-11-14T17:00:00.000Z',
  revoked_at: null,
  reason: null,
  version: 3,
  issuer: 'PT Contoh Irama Usaha Nusantara',
  coverage: {
    royalty: 'separate',
    sentence: { id: 'Royalti LMKN dibayar terpisah.', en: 'The LMKN royalty is paid separately.' },
    rows: {
      id: [
        { label: 'Pemutar musik untuk ruang usaha, per zona', covered: true },
        { label: 'Katalog dan playlist kurasi', covered: true },
        { label: 'Lisensi per titik putar dengan sertifikat QR', covered: true },
        { label: 'Laporan data pemutaran', covered: true },
        { label: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN', covered: false },
        { label: 'Pertunjukan langsung, karaoke, dan siaran', covered: false },
      ],
      en: [
        { label: 'Music player for business premises, per zone', covered: true },
        { label: 'Catalogue and curated playlists', covered: true },
        { label: 'A licence per player with a QR certificate', covered: true },
        { label: 'Playback data reports', covered: true },
        {
          label: 'Public-performance royalty, paid by the owner of the premises through LMKN',
          covered: false,
        },
        { label: 'Live performances, karaoke and broadcasting', covered: false },
      ],
    },
  },
  last_played_at: '2026-11-23T04:58:00.000Z',
  screen: null,
  checked_at: '2026-11-23T05:00:18.000Z',
}

/** Codes by the state that is shown for them. `unknown` is well-formed; `typing-error` is not. */
export const sampleCodes = {
  active: '4H7K9QX2M3VT8',
  expired: '2K5V8DJ3Q7NXC',
  suspended: '9N3W6CY0B5HGD',
  revoked: '6B9R1FW4T0MZT',
  unknown: '0000000000000',
  'typing-error': '4H7K9QX2M3VT9',
}

function getLicence(code, screen) {
  const state = Object.keys(sampleCodes).find(name => sampleCodes[name] === code)
  if (state === undefined || state === 'unknown') return null
  const isRevoked = state === 'revoked' ? { revoked_at: licence.since, reason: 'copied' } : {}
  const isExpired = state === 'expired' ? { until: '2026-11-14T17:00:00.000Z' } : {}
  const compared = screen === null ? null : screen === '123456' ? 'matches' : 'differs'
  return { code, state, ...licence, ...isRevoked, ...isExpired, screen: compared }
}

const error = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } }

/** Starts a backend that only responds to licence checks. Returns its URL and `close`. */
export async function startSampleBackend() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://sample')
    const code = /^\/api\/licence-checks\/(\w+)$/.exec(pathname)?.[1]
    const found = code ? getLicence(code, searchParams.get('screen')) : null
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? error))
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${server.address().port}/api`,
    close: () => new Promise(done => server.close(done)),
  }
}
