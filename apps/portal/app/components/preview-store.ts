import { useSyncExternalStore } from 'react'
import { paths } from '#app/paths'

export type Preview = {
  /** The id of the track. */
  track: string
  title: string
  text: string
}

type State = {
  current: Preview | null
  playing: boolean
  failed: boolean
  /** The playback progress from 0 to 1. */
  progress: number
}

const idle: State = { current: null, playing: false, failed: false, progress: 0 }
const listeners = new Set<() => void>()
let state = idle
let audio: HTMLAudioElement | null = null

function change(changes: Partial<State>): void {
  state = { ...state, ...changes }
  for (const notify of listeners) notify()
}

/** Returns the media element shared by all previews, so that only one plays at a time. */
function getAudio(): HTMLAudioElement {
  if (audio) return audio
  const element = new Audio()
  element.addEventListener('playing', () => change({ playing: true, failed: false }))
  element.addEventListener('pause', () => change({ playing: false }))
  element.addEventListener('ended', () => change({ playing: false, progress: 0 }))
  element.addEventListener('error', () => change({ playing: false, failed: true }))
  element.addEventListener('timeupdate', () => {
    if (element.duration > 0) change({ progress: element.currentTime / element.duration })
  })
  audio = element
  return element
}

const play = (element: HTMLAudioElement) =>
  element.play().catch((error: unknown) => {
    // Another preview was chosen before this one had loaded.
    if (error instanceof DOMException && error.name === 'AbortError') return
    change({ playing: false, failed: true })
  })

/** Plays the clip of a track, or pauses it if it is playing. */
export function togglePreview(preview: Preview): void {
  const element = getAudio()
  if (state.current?.track === preview.track && !state.failed) {
    if (state.playing) element.pause()
    else void play(element)
    return
  }
  change({ ...idle, current: preview, playing: true })
  element.src = paths.preview(preview.track)
  void play(element)
}

/** Stops and closes the preview. */
export function closePreview(): void {
  audio?.pause()
  change(idle)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePreview = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  )
