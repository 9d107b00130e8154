import { expect, test } from 'vitest'
import { followChain } from './chain'

const link = (chain: number, branch = '') => `link ${chain}${branch}`
const place = (chain: number, branch = '') => ({
  chain,
  prev: link(chain - 1, branch),
  link: link(chain, branch),
})
const known = (chain: number) => ({ place: place(chain), isNew: false })
const added = (chain: number, branch = '') => ({ place: place(chain, branch), isNew: true })
const head = { chain: 4, link: link(4) }

test.each([
  ['begins', { chain: null, link: null }, [added(0), added(1)], 1, false],
  ['begins anywhere after a restored backup', { chain: null, link: null }, [added(7)], 7, false],
  ['continues', head, [added(5), added(6)], 6, false],
  ['continues after plays that were delivered again', head, [known(3), known(4), added(5)], 5, false],
  ['continues after plays that are missing', head, [added(8)], 8, false],
  ['does not move for plays that were known', head, [known(3)], 4, false],
  ['forks if a place is used twice', head, [added(4)], 4, true],
  ['forks if a play follows another one than the last', head, [added(5, ' of a copy')], 5, true],
] as const)('a chain %s', (_, before, delivered, chain, hasForked) => {
  expect(followChain(before, delivered)).toMatchObject({ chain, hasForked })
})
