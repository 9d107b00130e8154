import type { ServerResponse } from 'node:http'
import type { BackendCall, Log } from '@bgm/server/context'
import type { Change, Command, PlayerIdentity } from '@bgm/validation'
import { openAudioCache } from './audio/audio-cache'
import { type BundleDevice, createBackend } from './backend/backend'
import { createChangeFeed } from './backend/change-feed'
import { createCommands } from './players/commands'
import { createEventStreams } from './players/event-streams'
import { createAnnouncementForwarder, createPlayForwarder } from './players/play-forwarder'
import { createPlayerDirectory } from './players/player-directory'
import { createPresence } from './players/presence'
import { createBundles } from './zones/bundles'

/** By then every bundle has been fetched again, without the track. */
const withdrawnMs = 10 * 60_000

export interface GatewayOptions {
  apiUrl: string
  internalKey: string
  /** The folder of the audio cache. */
  audioDir: string
  audioCacheBytes: number
  audioLocation?: string | undefined
  /** The id of the client build that this process serves. */
  clientBuild: string
  log: Log
  reportError: (error: unknown, requestId: string) => void
  onBackendCall: (call: BackendCall) => void
  now?: () => number
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>

/** Everything that the device API needs: the backend, its change feed, the caches and the event streams. */
export async function createGateway(options: GatewayOptions) {
  const { apiUrl, internalKey, audioLocation, clientBuild, log, reportError, now = Date.now } = options
  const backend = createBackend({ apiUrl, internalKey, onCall: options.onBackendCall })
  const feed = createChangeFeed({ listChanges: backend.listChanges, onChange, onReset, log, now })
  const directory = createPlayerDirectory({ findPlayers: backend.findPlayers, feed, now })
  const presence = createPresence({ sendPresence: backend.sendPresence, log, now })
  const plays = createPlayForwarder({ sendPlays: backend.sendPlays, log })
  const announcements = createAnnouncementForwarder({ sendAnnouncements: backend.sendAnnouncements, log })
  const commands = createCommands(now)
  const withdrawn = new Map<string, number>()
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
  const audio = await openAudioCache({
    openAudio: ({ id, revision, kind }) =>
      kind === 'announcement' ? backend.openAnnouncement(id, revision) : backend.openAudio(id, revision),
    dir: options.audioDir,
    maxBytes: options.audioCacheBytes,
    log,
    now,
  })
  const timers: NodeJS.Timeout[] = []
  let isReady = false

  function invalidateAll() {
    const connected = new Set(streams.connectedZones())
    for (const zone of bundles.zones()) bundles.invalidate(zone, connected.has(zone))
  }

  /** Thousands of devices may connect at once: their bundles are fetched together, not one by one with their heartbeats. */
  async function announceVersion(device: BundleDevice) {
    const version = await bundles.getVersion(device).catch(() => null)
    if (version !== null) streams.send(device.player, 'changed', { version })
  }

  function addCommand({ zone, command }: { zone: string; command: Command }) {
    if (commands.add(zone, command)) streams.sendToZone(zone, 'command', command)
  }

  /** The commands from before this process started following the feed. */
  async function addPendingCommands() {
    try {
      for (const pending of await backend.listCommands()) addCommand(pending)
    } catch (error) {
      log.warn({ err: error }, 'the pending commands could not be read')
    }
  }

  function onReset() {
    isReady = true
    withdrawn.clear()
    directory.markStale()
    invalidateAll()
    void addPendingCommands()
  }

  function onChange(change: Change['change']) {
    if (change.kind === 'zone') {
      if (change.zone === null) invalidateAll()
      else bundles.invalidate(change.zone, streams.hasZone(change.zone))
    } else if (change.kind === 'player-revoked') {
      directory.revoke(change.player)
      streams.revoke(change.player, change.reason)
      presence.forget(change.player)
    } else if (change.kind === 'command') {
      addCommand(change)
    } else {
      withdrawn.set(change.track, now() + withdrawnMs)
      invalidateAll()
    }
  }

  return {
    backend,
    directory,
    bundles,
    commands,
    presence,
    plays,
    announcements,
    streams,
    audio,
    audioLocation,
    log,
    reportError,
    isWithdrawn: (track: string) => (withdrawn.get(track) ?? 0) > now(),
    addGauges(addGauge: (name: string, help: string, value: () => number) => void): void {
      addGauge('player_streams', 'Players with an open event stream', streams.connectedPlayers)
      addGauge('players_known', 'Players in the cache', directory.size)
      addGauge('presence_waiting', 'Players whose state is not written yet', presence.waiting)
      addGauge('plays_waiting', 'Deliveries of plays that wait for the backend', plays.waiting)
      addGauge('bundle_cache_bytes', 'Bytes of the cached bundles', bundles.bytes)
      addGauge('audio_cache_bytes', 'Bytes of the cached audio files', audio.bytes)
      addGauge('change_feed_connected', 'Whether the change feed is followed', () =>
        Number(feed.isConnected()),
      )
    },

    /** Whether the backend has been reachable; before that, no device is known. */
    isReady: () => isReady,

    /** Begins an event stream, which also gets the commands that the device has not acknowledged. */
    openStream({ player, zone }: PlayerIdentity, outgoing: ServerResponse): void {
      streams.open({ player, zone }, outgoing)
      streams.send(player, 'update', { build: clientBuild })
      void announceVersion({ player, zone })
      for (const command of commands.pending(zone)) streams.send(player, 'command', command)
    },

    start(): void {
      feed.start()
      const everySecond = () => {
        streams.tick()
        presence.flush()
      }
      const everyMinute = () => {
        presence.prune()
        for (const [track, until] of withdrawn) if (until <= now()) withdrawn.delete(track)
        commands.prune()
      }
      timers.push(
        setInterval(everySecond, 1_000),
        setInterval(presence.findQuiet, 5_000),
        setInterval(everyMinute, 60_000),
      )
    },

    /** Stops following the backend and writes pending changes. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      feed.stop()
      await presence.flush()
    },
  }
}
