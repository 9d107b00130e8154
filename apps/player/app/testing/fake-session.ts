import { findNextChange, resolve } from '@bgm/playback'
import { vi } from 'vitest'
import type { PinOutcome } from '#app/engine/device/settings-lock'
import { ObservableValue } from '#app/engine/store'
import type { View, ZoneView } from '#app/engine/view'
import { makeBundle, parseJakartaTime } from './simulated-zone'

export const fixedNow = parseJakartaTime('2026-11-23T17:42')

/** Creates the view of a zone that is playing, with the given changes. */
export function makeZoneView(changes: Partial<ZoneView> = {}): ZoneView {
  const bundle = changes.bundle ?? makeBundle()
  const [track] = bundle.tracks
  return {
    screen: 'zone',
    zoneName: 'Lobi',
    portal: 'https://portal.test',
    bundle,
    mode: 'playing',
    resolution: resolve(bundle.plan, fixedNow),
    next: findNextChange(bundle.plan, fixedNow),
    track: track ? { track, playlist: 'day', playId: 'play1' } : null,
    isOnline: true,
    lastContact: 0,
    roundTrip: 38,
    cached: {
      hours: () => 21.4,
      tracks: () => 40,
      bytes: () => 2_900_000_000,
      progress: () => ({ stored: 3, total: 30 }),
    },
    problems: [],
    clockOffset: 0,
    pairedAt: parseJakartaTime('2026-10-12T09:00'),
    volume: 56,
    isFetching: false,
    keyId: '4f1a 90c2',
    audit: {
      found: [9, 10, 10, 11, 16].map(hour =>
        parseJakartaTime(`2026-11-23T${String(hour).padStart(2, '0')}:30`),
      ),
      checkedAt: parseJakartaTime('2026-11-23T17:03'),
      waiting: 12,
      waitingUntil: parseJakartaTime('2026-11-23T19:03'),
      bytes: 38_000,
      problem: null,
    },
    isUpdateReady: false,
    announcement: null,
    isIdentified: false,
    waitingPlays: 0,
    ...changes,
  }
}

/** Creates a session with a fixed view. */
export const makeSession = (view: View) => ({
  view: new ObservableValue<View>(view),
  now: () => fixedNow,
  position: () => 60,
  level: () => 0.1,
  unblock: vi.fn(async () => {}),
  unpair: vi.fn(async () => {}),
  appVersion: 'abc123',
  controls: {
    unlock: vi.fn(async (_pin: string): Promise<PinOutcome> => ({ kind: 'open' })),
    setVolume: vi.fn(async () => {}),
    checkNetwork: vi.fn(async () => true),
    checkMusic: vi.fn(async () => 0),
    checkLog: vi.fn(async () => {}),
  },
})

export const makeSoundControls = () => ({
  playTone: vi.fn(async () => {}),
  canChoose: () => true,
  listOutputs: vi.fn(async () => [{ id: 'usb', name: 'USB Audio, Lobi' }]),
  revealOutputs: vi.fn(async () => true),
  choose: vi.fn(async () => {}),
  chosen: '',
  isChosenMissing: false,
})
