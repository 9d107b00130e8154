import { describe, expect, it } from 'vitest'
import { getLayout, shouldHydrate } from './page-handle'

describe('page handle', () => {
  it.each([
    [[], 'default'],
    [[undefined, {}], 'default'],
    [[undefined, { layout: 'empty' }], 'empty'],
    [[{ layout: 'empty' }, { layout: 'none' }], 'none'],
    [[{ layout: 'none' }, { hydrate: false }], 'none'],
    [[{ layout: 'none' }, { layout: 'default' }], 'default'],
    [[{ layout: 'sideways' }, 'none', null], 'default'],
  ])('the handles %j select the layout %s', (handles, layout) => {
    expect(getLayout(handles)).toBe(layout)
  })

  it('disables framework JavaScript if one route turns hydration off', () => {
    expect([
      shouldHydrate([]),
      shouldHydrate([{}, undefined]),
      shouldHydrate([{ hydrate: false }, {}]),
    ]).toEqual([true, true, false])
  })
})
