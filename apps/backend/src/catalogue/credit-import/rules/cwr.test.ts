import { expect, test } from 'vitest'
import { isCwr, parseCwr } from './cwr'

const pad = (text: string, length: number) => text.padEnd(length)
const prefix = (type: string) => `${type}0000000000000000`
const head = 'HDRPB000000199PENERBIT CONTOH                              01.102026112116052620261121'
const group = (version = '02.10') => `GRHNWR00001${version}0000000000`

const work = (id = 'KR0001', iswc = 'T0345246801') =>
  `${prefix('NWR')}${pad('HUJAN DI BRAGA', 60)}  ${pad(id, 14)}${pad(iswc, 11)}00000000            UNC000000Y`
const writer = (
  last: string,
  { first = '', role = 'CA', ipi = '00000000199', share = '05000', type = 'SWR' } = {},
) =>
  `${prefix(type)}${pad('W000001', 9)}${pad(last, 45)}${pad(first, 30)} ${pad(role, 2)}000000000${ipi}021${share}   00000   00000 N`
const publisher = (name: string, { role = 'E', share = '05000' } = {}) =>
  `${prefix('SPU')}01${pad('P000001', 9)}${pad(name, 45)} ${pad(role, 2)}00000000000000000395${pad('', 14)}021${share}   00000   00000 N`
const recording = (isrc: string) => `${prefix('REC')}00000000${pad('', 60)}000000     ${pad('', 151)}${isrc}`

const file = (...records: string[]) => [head, group(), ...records, 'TRL000010000000100000005'].join('\r\n')
const read = (...records: string[]) => parseCwr(file(...records))

test('the works of a file are read once for each recording', async () => {
  const { works, problems } = await read(
    work(),
    publisher('PENERBIT CONTOH'),
    writer('CONTOH', { first: 'RARA' }),
    recording('IDA012600001'),
    recording('IDA012600002'),
  )
  expect(problems).toEqual([])
  const stated = {
    line: 3,
    track: null,
    iswc: 'T0345246801',
    work_id: 'KR0001',
    contributors: [
      { name: 'PENERBIT CONTOH', role: 'E', ipi: '00000000395', share: 5000, society: '021' },
      { name: 'RARA CONTOH', role: 'CA', ipi: '00000000199', share: 5000, society: '021' },
    ],
  }
  expect(works).toEqual(['IDA012600001', 'IDA012600002'].map(isrc => ({ ...stated, isrc })))
})

test('a publisher of several writers has the sum of their shares, and an administrator none', async () => {
  const { works, problems } = await read(
    work('KR0001', ''),
    publisher('PENERBIT CONTOH', { share: '02500' }),
    publisher('ADMINISTRASI CONTOH', { role: 'AM', share: '00000' }),
    writer('RARA', { share: '02500' }),
    publisher('PENERBIT CONTOH', { share: '02500' }),
    writer('SARI', { type: 'OWR', share: '02500', ipi: '00000000000' }),
    recording('IDA012600001'),
  )
  expect(problems).toEqual([])
  expect(works[0]).toMatchObject({ iswc: null })
  expect(works[0]?.contributors.map(({ name, share, ipi }) => [name, share, ipi])).toEqual([
    ['PENERBIT CONTOH', 5000, '00000000395'],
    ['RARA', 2500, '00000000199'],
    ['SARI', 2500, undefined],
  ])
})

test.each([
  ['another version', [head, group('02.00')].join('\n'), [[2, '']]],
  ['no recording', file(work(), writer('A', { share: '10000' })), [[3, 'isrc']]],
  [
    'a wrong ISRC',
    file(work(), writer('A', { share: '10000' }), recording('ABC')),
    [
      [5, 'isrc'],
      [3, 'isrc'],
    ],
  ],
  [
    'a wrong ISWC',
    file(work('K', 'T0345246802'), writer('A', { share: '10000' }), recording('IDA012600001')),
    [[3, 'iswc']],
  ],
  [
    'a wrong IPI',
    file(work(), writer('A', { share: '10000', ipi: '00000000198' }), recording('IDA012600001')),
    [[4, 'ipi']],
  ],
  [
    'a translator with a share',
    file(work(), writer('A', { role: 'TR' }), recording('IDA012600001')),
    [[4, 'role']],
  ],
  ['half of the shares', file(work(), writer('A'), recording('IDA012600001')), [[3, 'share']]],
])('%s is a problem with its line', async (_, text, places) => {
  expect((await parseCwr(text)).problems.map(({ line, column }) => [line, column])).toEqual(places)
})

test('a CWR file is told from a table', () => {
  expect(isCwr(file(work()))).toBe(true)
  expect(isCwr('isrc;name')).toBe(false)
})
