import { createContext, useContext, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { SoundSettings } from './browser/sound-settings'
import type { Session } from './engine/session'
import type { View } from './engine/view'
import type { ZoneControls } from './engine/zone-controls'

/** The part of a session that the screens use. */
export type PlayerSession = Pick<
  Session,
  'view' | 'now' | 'position' | 'level' | 'unblock' | 'unpair' | 'appVersion'
> & { controls: SettingsControls | null }

/** The actions available in the settings of a paired device. */
export type SettingsControls = Pick<
  ZoneControls,
  'unlock' | 'setVolume' | 'checkNetwork' | 'checkMusic' | 'checkLog'
>

/** The test tone and the choice of audio output. */
export type SoundControls = Pick<
  SoundSettings,
  'playTone' | 'canChoose' | 'listOutputs' | 'revealOutputs' | 'choose' | 'chosen' | 'isChosenMissing'
>

export const PlayerContext = createContext<PlayerSession | null>(null)

export const SoundContext = createContext<SoundControls | null>(null)

export function useSound(): SoundControls {
  const sound = useContext(SoundContext)
  if (!sound) throw new Error('useSound requires a SoundContext')
  return sound
}

export function usePlayer(): PlayerSession {
  const session = useContext(PlayerContext)
  if (!session) throw new Error('usePlayer requires a PlayerContext')
  return session
}

export function useView(): View {
  const { view } = usePlayer()
  return useSyncExternalStore(view.subscribe, view.get)
}

/** Re-renders every `ms` milliseconds. */
export function useTick(ms: number): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(render, ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** Returns the server's time and re-renders every second. */
export function useNow(): number {
  useTick(1000)
  return usePlayer().now()
}

/**
 * Returns true once `isTrue` has been true for `ms` milliseconds, so that a short interruption is not shown.
 */
export function useDelayedTrue(isTrue: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isTrue) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), ms)
    return () => clearTimeout(timer)
  }, [isTrue, ms])
  return isTrue && lasts
}
