import { type LockLevel, type LockSubject, lockLevels, lockSubjects, type UnitLocks } from '@bgm/validation'

/** What the managers and staff of a unit may do. */
export type EffectiveLocks = Record<LockSubject, LockLevel> & {
  /** The playlists that may be chosen where the level is `list`. */
  allowed: { schedule: string[]; playlists: string[] }
  /** The highest volume they may set; null without a limit. */
  maxVolume: number | null
}

export const openLocks: EffectiveLocks = {
  schedule: 'free',
  playlists: 'free',
  volume: 'free',
  announcements: 'free',
  allowed: { schedule: [], playlists: [] },
  maxVolume: null,
}

const getLevel = (locks: UnitLocks, subject: LockSubject): LockLevel | undefined => locks[`lock_${subject}`]

/** The locks that decide about a subject: those of groups that set it, or else the default. */
function listDeciding(
  subject: LockSubject,
  groups: readonly UnitLocks[],
  fallback: UnitLocks | null,
): UnitLocks[] {
  const setting = groups.filter(locks => getLevel(locks, subject) !== undefined)
  return setting.length > 0 || !fallback ? setting : [fallback]
}

const getStrictest = (subject: LockSubject, deciding: readonly UnitLocks[]): LockLevel =>
  lockLevels.findLast(level => deciding.some(locks => getLevel(locks, subject) === level)) ?? 'free'

/** The playlists that every list of a subject contains. */
function intersect(subject: LockSubject, deciding: readonly UnitLocks[]): string[] {
  const [first = [], ...rest] = deciding
    .filter(locks => getLevel(locks, subject) === 'list')
    .map(locks => locks.allowed_playlists)
  return first.filter(id => rest.every(list => list.includes(id)))
}

/**
 * Combines the locks of a unit's groups: the strictest level of a subject applies, lists are intersected, and the
 * lowest volume is the limit. The default applies to subjects that no group sets.
 */
export function combineLocks(
  groups: readonly UnitLocks[],
  fallback: UnitLocks | null,
  exempt: readonly LockSubject[] = [],
): EffectiveLocks {
  const deciding = (subject: LockSubject) =>
    exempt.includes(subject) ? [] : listDeciding(subject, groups, fallback)
  const level = (subject: LockSubject) => getStrictest(subject, deciding(subject))
  const limits = deciding('volume').flatMap(({ lock_volume, max_volume }) =>
    lock_volume === 'list' && max_volume !== undefined ? max_volume : [],
  )
  return {
    schedule: level('schedule'),
    playlists: level('playlists'),
    volume: level('volume'),
    announcements: level('announcements'),
    allowed: {
      schedule: intersect('schedule', deciding('schedule')),
      playlists: intersect('playlists', deciding('playlists')),
    },
    maxVolume: limits.length > 0 ? Math.min(...limits) : null,
  }
}

/** Whether a unit may do more in one of the subjects than before. */
export const isLooser = (before: EffectiveLocks, after: EffectiveLocks): boolean =>
  lockSubjects.some(subject => lockLevels.indexOf(after[subject]) < lockLevels.indexOf(before[subject]))
