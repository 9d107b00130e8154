import { expect, test } from 'vitest'
import { createDsrWriter } from '../src/report/dsr.mjs'
import { getFileName } from '../src/report/file-name.mjs'
import { createTotals } from '../src/report/totals.mjs'

const head = { period: '2026-11', version: 1, kind: 'final', created_at: Date.parse('2026-12-02T17:07:00Z') }
const message = {
  sender_name: 'Musik Contoh',
  sender_party_id: 'PADPIDA2026112901X',
  service: 'BackgroundMusic',
  listeners: 12,
  net_revenue: 1_500_000,
}
const credits = {
  title: 'Senja',
  artists: ['Sari'],
  composers: ['Rara'],
  arrangers: ['Citra'],
  publishers: [],
  duration_ms: 204_500,
  work_id: 'KR-1',
  contributors: [
    { name: 'Rara', role: 'CA', ipi: '00000000199', share: 10_000 },
    { name: 'Ayu', role: 'A', share: 0 },
  ],
}

function write(layout, changes = {}) {
  const totals = createTotals()
  totals.add({ play: { track: 'senja', track_revision: 1, duration_ms: 100_000 }, credits })
  const lines = [...createDsrWriter(layout).end({ ...head, ...changes }, totals)].join('').split('\r\n')
  return record => lines.find(line => line.startsWith(`${record}\t`)).split('\t')
}

test('a DDEX message states its parties, its listeners and the IPI name numbers of contributors', () => {
  const find = write({ kind: 'dsr', sender: 'musik.contoh', message })
  expect(find('HEAD').slice(10)).toEqual([
    'PADPIDA2026112901X',
    'Musik Contoh',
    'BackgroundMusic',
    '',
    '',
    '',
  ])
  expect(find('SY08').slice(9)).toEqual(['1', '', '0.33', 'IDR', '1500000'])
  expect(find('AS02.01').slice(12)).toEqual([
    'Rara|Ayu',
    'IPI::00000000199|',
    'Citra',
    '',
    '',
    '',
    '',
    '',
    'PADPIDA2026112901X::KR-1',
  ])
  expect(write({ sender: 'musik.contoh', message }, { kind: 'supplement' })('SY08').at(-1)).toBe('0')
  expect(write({ sender: 'musik.contoh' })('SY08').slice(10)).toEqual(['', '', 'IDR', ''])
})

test('its file has the name that DDEX requires', () => {
  const file = { format: 'dsr', layout: { kind: 'dsr', sender: 'musik.contoh', message } }
  expect(getFileName(head, file)).toBe(
    'DSR__PADPIDA2026112901X_BackgroundMusic_2026-11_ID_1of1_20261203T000700.tsv',
  )
  expect(getFileName(head, { ...file, layout: { kind: 'dsr', sender: 'musik.contoh' } })).toBe(
    'usage-report-2026-11-v1-dsr.tsv',
  )
})
