import { describe, expect, test } from 'vitest'
import { getLayout, shouldHydrate } from './page-handle'

describe('the page handles', () => {
  test.each([
    [[], 'default'],
    [[undefined, {}], 'default'],
    [[undefined, { layout: 'empty' }], 'empty'],
    [[{ layout: 'empty' }, { layout: 'none' }], 'none'],
    [[{ layout: 'none' }, { hydrate: false }], 'none'],
    [[{ layout: 'none' }, { layout: 'default' }], 'default'],
    [[{ layout: 'sideways' }, 'none', null], 'default'],
  ])('%j select the layout %s', (handles, layout) => {
    expect(getLayout(handles)).toBe(layout)
  })

  test('disable framework JavaScript if one of them turns off hydration', () => {
    expect([
      shouldHydrate([]),
      shouldHydrate([{}, undefined]),
      shouldHydrate([{ hydrate: false }, {}]),
    ]).toEqual([true, true, false])
  })
})
