import type { UnitLocks } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { combineLocks, isLooser, openLocks } from './combine'

const locks = (changes: Partial<UnitLocks>): UnitLocks => ({ allowed_playlists: [], ...changes })

describe('locks of a unit', () => {
  test('are open without groups and default', () => {
    expect(combineLocks([], null)).toEqual(openLocks)
  })

  test('are the strictest of its groups, subject by subject', () => {
    const combined = combineLocks(
      [
        locks({ lock_schedule: 'free', lock_volume: 'list', max_volume: 60 }),
        locks({ lock_schedule: 'fixed', lock_volume: 'list', max_volume: 40 }),
      ],
      null,
    )
    expect(combined).toMatchObject({ schedule: 'fixed', volume: 'list', maxVolume: 40, playlists: 'free' })
  })

  test('allow the playlists that all lists have in common', () => {
    const one = locks({ lock_playlists: 'list', allowed_playlists: ['a', 'b'] })
    const two = locks({ lock_playlists: 'list', allowed_playlists: ['b', 'c'] })
    const other = locks({ lock_schedule: 'list', allowed_playlists: ['d'] })
    expect(combineLocks([one, two, other], null).allowed).toEqual({ schedule: ['d'], playlists: ['b'] })
  })

  test('follow the default only where no group says anything', () => {
    const fallback = locks({ lock_schedule: 'fixed', lock_announcements: 'fixed' })
    expect(combineLocks([locks({ lock_schedule: 'free' })], fallback)).toMatchObject({
      schedule: 'free',
      announcements: 'fixed',
    })
  })

  test('do not apply to subjects from which the unit is exempt', () => {
    const fixed = locks({ lock_schedule: 'fixed', lock_volume: 'list', max_volume: 40 })
    expect(combineLocks([fixed], null, ['schedule'])).toMatchObject({ schedule: 'free', maxVolume: 40 })
    expect(isLooser(combineLocks([fixed], null), combineLocks([fixed], null, ['schedule']))).toBe(true)
    expect(isLooser(openLocks, combineLocks([fixed], null))).toBe(false)
  })
})
