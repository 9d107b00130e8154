import { expect, test } from 'vitest'
import type { Cells } from './cells'
import { readOrder, writeOrder } from './order-cells'

const packages = [
  {
    key: 'small-room',
    title: 'Ruang kecil',
    names: ['Ruang kecil', 'Small room'],
    max_area: 100,
    max_zones: 1,
  },
  {
    key: 'single',
    title: 'Satu lokasi',
    names: ['Satu lokasi', 'Single location'],
    max_area: null,
    max_zones: 5,
  },
  {
    key: 'multi',
    title: 'Multi-lokasi',
    names: ['Multi-lokasi', 'Multi-location'],
    max_area: null,
    max_zones: 5,
  },
]

function read([name = '', period = '', zones = '']: string[], area: number | null = 80) {
  const proposals: unknown[] = []
  const result = readOrder({ package: name, period, zones, area_size: String(area) } as Cells, {
    // the other cells are not read
    packages,
    area,
    propose(column, options, isCertain) {
      proposals.push([column, options, isCertain])
      return isCertain ? (options[0] ?? null) : null
    },
  })
  return { ...result, proposals }
}

test.each([
  [['multi', '', ''], { package: 'multi', billing_period: 'yearly', zones: 1 }],
  [['MULTI LOKASI', 'bulanan', '3'], { package: 'multi', billing_period: 'monthly', zones: 3 }],
  [['small room', 'Yearly', '1'], { package: 'small-room', billing_period: 'yearly', zones: 1 }],
  [['', 'thn', '2'], { package: null, billing_period: 'yearly', zones: 2 }],
  [['multi lok / bln', '', '2'], { package: 'multi', billing_period: 'monthly', zones: 2 }],
  [['Multi-lokasi tahunan', '', ''], { package: 'multi', billing_period: 'yearly', zones: 1 }],
])('%j orders %j', (cells, order) => {
  expect(read(cells)).toMatchObject({ order, errors: [] })
})

test('a row without these columns orders nothing', () => {
  expect(read([])).toEqual({ order: null, errors: [], proposals: [] })
})

test.each([
  [
    ['Ruang kecil', '', '2'],
    80,
    [{ column: 'zones', key: 'validation.zones_of_package', near: ['Ruang kecil', '1', 'small-room'] }],
  ],
  [
    ['Ruang kecil', '', ''],
    120,
    [{ column: 'package', key: 'validation.package_area_limit', near: ['Ruang kecil', '100', '120'] }],
  ],
  [['Emas', '', ''], 80, [{ column: 'package', key: 'validation.package_unknown' }]],
  [
    ['multi', 'kadang', '0'],
    80,
    [
      { column: 'period', key: 'validation.billing_period' },
      { column: 'zones', key: 'validation.zone_count' },
    ],
  ],
  [['multi', '', '1e99'], 80, [{ column: 'zones', key: 'validation.zone_count' }]],
])('%j of a unit of %d m² is refused', (cells, area, errors) => {
  expect(read(cells, area)).toMatchObject({ order: null, errors })
})

test('a name that may mean several packages is proposed without certainty', () => {
  expect(read(['lokasi', '', '']).proposals).toEqual([['package', expect.any(Array), false]])
})

test('what a unit has is written as cells that mean the same, and left out if it can no longer be ordered', () => {
  const has = { package_key: 'single', billing_period: 'monthly', zone_count: 3 } as const
  const cells = writeOrder(has, 80, packages)
  expect(cells).toEqual({ package: 'single', period: 'monthly', zones: '3' })
  expect(read([cells.package, cells.period, cells.zones]).order).toEqual({
    package: 'single',
    billing_period: 'monthly',
    zones: 3,
  })
  const none = { package: '', period: '', zones: '' }
  expect(writeOrder(null, 80, packages)).toEqual(none)
  expect(writeOrder({ ...has, package_key: 'former' }, 80, packages)).toEqual(none)
  expect(writeOrder({ ...has, package_key: 'small-room', zone_count: 1 }, 150, packages)).toEqual(none)
})
