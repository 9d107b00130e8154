import { findNextChange, resolve } from '@bgm/playback'
import { vi } from 'vitest'
import { Store } from '#app/engine/store'
import type { View, ZoneView } from '#app/engine/view'
import { makeBundle, parseJakartaTime } from './simulated-zone'

export const now = parseJakartaTime('2026-11-23T17:42')

/** The view of a zone that is playing. */
export function makeZoneView(changes: Partial<ZoneView> = {}): ZoneView {
  const bundle = changes.bundle ?? makeBundle()
  const [track] = bundle.tracks
  return {
    screen: 'zone',
    zoneName: 'Lobi',
    portal: 'https://portal.test',
    bundle,
    mode: 'playing',
    resolution: resolve(bundle.plan, now),
    next: findNextChange(bundle.plan, now),
    track: track ? { track, playlist: 'day', playId: 'play1' } : null,
    isOnline: true,
    lastContact: 0,
    roundTrip: 38,
    cachedHours: 21.4,
    cachedTracks: 40,
    progress: { stored: 3, total: 30 },
    problems: [],
    clockOffset: 0,
    isIdentified: false,
    waitingPlays: 0,
    ...changes,
  }
}

/** A session with a fixed view. */
export const makeSession = (view: View) => ({
  view: new Store<View>(view),
  now: () => now,
  position: () => 60,
  level: () => 0.1,
  unblock: vi.fn(async () => {}),
  unpair: vi.fn(async () => {}),
  appVersion: 'abc123',
})
