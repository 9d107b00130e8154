import type { AppLogger, BackendCall } from '@bgm/server/context'
import { openAudioCache } from './audio/audio-cache'
import { createWithdrawnTracks } from './audio/withdrawn-tracks'
import { type Backend, createBackend } from './backend/backend'
import { createChangeFeed } from './backend/change-feed'
import { createChangeHandler } from './change-handler'
import { createLifecycle } from './lifecycle'
import { createCommandQueue } from './players/commands'
import { createEventStreams } from './players/event-streams'
import { createAnnouncementForwarder, createPlayForwarder } from './players/play-forwarder'
import { createPlayerDirectory } from './players/player-directory'
import { createPresence } from './players/presence'
import { createBundles } from './zones/bundles'

export type GatewayOptions = {
  apiUrl: string
  internalKey: string
  /** The folder for the audio cache. */
  audioDir: string
  audioCacheBytes: number
  audioLocation?: string | undefined
  /** The id of the client build that this process serves. */
  clientBuild: string
  log: AppLogger
  reportError: (error: unknown, requestId: string) => void
  onBackendCall: (call: BackendCall) => void
  now?: () => number
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>

/**
 * Creates everything that the device API needs: the backend, its change feed, the caches and the event
 * streams.
 */
export async function createGateway(options: GatewayOptions) {
  const { apiUrl, internalKey, audioLocation, clientBuild, log, reportError, now = Date.now } = options
  const backend = createBackend({ apiUrl, internalKey, onCall: options.onBackendCall })
  let isReady = false
  const feed = createChangeFeed({
    listChanges: backend.listChanges,
    onChange: change => changes.onChange(change),
    onReset: () => {
      isReady = true
      changes.onReset()
    },
    log,
    now,
  })
  const directory = createPlayerDirectory({ findPlayers: backend.findPlayers, feed, now })
  const presence = createPresence({ sendPresence: backend.sendPresence, log, now })
  const commands = createCommandQueue(now)
  const withdrawn = createWithdrawnTracks(now)
  const streams = createEventStreams({
    onOpen: presence.recordConnected,
    onClose: presence.recordDisconnected,
    now,
  })
  const bundles = createBundles({
    listBundles: backend.listBundles,
    onNewVersion: (zone, version) => streams.sendToZone(zone, 'changed', { version }),
    onMissing: directory.markStale,
    log,
    now,
  })
  const state = { directory, bundles, commands, presence, streams, withdrawn }
  const changes = createChangeHandler({ ...state, listCommands: backend.listCommands, log })

  return {
    ...state,
    backend,
    feed,
    plays: createPlayForwarder({ sendPlays: backend.sendPlays, log }),
    announcements: createAnnouncementForwarder({ sendAnnouncements: backend.sendAnnouncements, log }),
    audio: await openGatewayAudio(backend, options),
    audioLocation,
    clientBuild,
    log,
    reportError,

    /** Whether the backend has been reachable at least once; before that, no device is known. */
    isReady: () => isReady,

    ...createLifecycle({ ...state, feed }),
  }
}

const openGatewayAudio = (backend: Backend, { audioDir, audioCacheBytes, log, now }: GatewayOptions) =>
  openAudioCache({
    openAudio: ({ id, revision, kind }) =>
      kind === 'announcement' ? backend.openAnnouncement(id, revision) : backend.openAudio(id, revision),
    dir: audioDir,
    maxBytes: audioCacheBytes,
    log,
    ...(now && { now }),
  })
