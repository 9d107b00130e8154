import { expect, test } from 'vitest'
import { overlapsTooLong } from './overlap'

const play = (started: number, changes = {}) => ({
  ...{ boot: 'a', offline: false, started_at: 1_700_000_000_000 + started * 1000, seconds: 200 },
  ...changes,
})
const offline = { offline: true }

test.each([
  ['after a crossfade of 12 s', play(188), {}, false],
  ['after a crossfade and a response that took 15 s', play(158), {}, false],
  ['40 s later', play(40), {}, true],
  ['at the same time', play(0), {}, true],
  ['before it', play(-188), {}, false],
  ['within it', play(50, { seconds: 100 }), {}, true],
  ['within it, but short', play(50, { seconds: 42 }), {}, false],
  ['at the same time in another run', play(0, { boot: 'b' }), {}, true],
  ['at the same time in another run that was offline', play(0, { boot: 'b', ...offline }), {}, false],
  ['at the same time, when it was offline', play(0, offline), {}, false],
  [
    'half an hour long and offline, 10 minutes later',
    play(600, { seconds: 1_800, ...offline }),
    { seconds: 1_800 },
    true,
  ],
  [
    'half an hour long and offline, 20 minutes later',
    play(1_200, { seconds: 1_800, ...offline }),
    { seconds: 1_800 },
    false,
  ],
] as const)('a play that starts %s', (_, other, changes, expected) => {
  expect(overlapsTooLong(play(0, changes), other)).toBe(expected)
  expect(overlapsTooLong(other, play(0, changes))).toBe(expected)
})
