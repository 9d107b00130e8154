import { expect, test } from 'vitest'
import { validateNumberLimits } from './number-limits'

const attributes = {
  price: { type: 'biginteger', min: '1', max: '1000000000' },
  count: { type: 'biginteger' },
  position: { type: 'integer', min: 0, max: 1000 },
  title: { type: 'string', min: '1' },
}

test.each([1, '1', '1000000000', 200_000, null, undefined, ''])('accepts the price %s', price => {
  expect(validateNumberLimits(attributes, { price })).toEqual([])
})

test.each([0, '-1', -50_000, '1000000001', '1.5', 1.5, '50.000', 'Rp1', '9'.repeat(40), true, {}])(
  'rejects the price %s',
  price => {
    expect(validateNumberLimits(attributes, { price })).toEqual([
      {
        path: ['price'],
        message: [
          'Write a whole number of at least 1 and of at most 1000000000, without dots or Rp',
          'Tulis bilangan bulat minimal 1 dan maksimal 1000000000, tanpa titik dan tanpa Rp',
        ],
      },
    ])
  },
)

test('requires whole numbers even in fields without limits, and ignores fields of other types', () => {
  expect(validateNumberLimits(attributes, { count: '-5', title: '0', other: '-1' })).toEqual([])
  expect(validateNumberLimits(attributes, { count: '5.5' })).toEqual([
    {
      path: ['count'],
      message: ['Write a whole number, without dots or Rp', 'Tulis bilangan bulat, tanpa titik dan tanpa Rp'],
    },
  ])
})

test.each([-1, 1001, 1.5, 'ten'])('rejects the position %s, even in a draft', position => {
  expect(validateNumberLimits(attributes, { position })).toEqual([
    {
      path: ['position'],
      message: [
        'Write a whole number of at least 0 and of at most 1000, without dots',
        'Tulis bilangan bulat minimal 0 dan maksimal 1000, tanpa titik',
      ],
    },
  ])
})
