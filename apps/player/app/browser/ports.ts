import type { Ports } from '#app/engine/ports'
import { registerServiceWorker } from './app-update'
import { WebAudioOutput } from './audio-output'
import { openDatabase } from './database'
import { openDeviceKeys, verifySignature } from './device-keys'
import { openMusicStore } from './music-store'
import type { SoundSettings } from './sound-settings'
import { addCopies } from './state-copies'
import { createUuid, toHex } from './uuid'

/** Returns the version of this page, which the build writes into the HTML. */
const appVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || 'development'

/** Implements the engine's ports with browser APIs. Nothing here waits for the network or the storage. */
export function openBrowserPorts(): { ports: Ports; sound: SoundSettings } {
  // Without persistence, the browser may delete the stored music when the disk is full.
  void navigator.storage?.persist().catch(() => {})
  const { state, plays } = openDatabase()
  const audio = new WebAudioOutput()
  const ports: Ports = {
    state: addCopies(state),
    plays,
    keys: openDeviceKeys(state),
    music: openMusicStore(),
    update: registerServiceWorker(),
    audio,
    clock: {
      wall: () => Date.now(),
      elapsed: () => performance.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    fetch: (path, init) => fetch(path, { ...init, cache: 'no-store' }),
    digest: async bytes => toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
    verifySignature,
    random: Math.random,
    uuid: () => createUuid(),
    appVersion: appVersion(),
  }
  return { ports, sound: audio.sound }
}
