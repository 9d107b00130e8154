import type { Gateway } from './gateway'

type AddGauge = (name: string, help: string, value: () => number) => void

/** Registers the gateway's gauges. */
export function addGauges(gateway: Gateway, addGauge: AddGauge): void {
  const { streams, directory, presence, plays, bundles, audio, feed } = gateway
  addGauge('player_streams', 'Players with an open event stream', streams.connectedPlayers)
  addGauge('players_known', 'Players in the cache', directory.size)
  addGauge('presence_waiting', 'Players whose state is not written yet', presence.waiting)
  addGauge('plays_waiting', 'Deliveries of plays that wait for the backend', plays.waiting)
  addGauge('bundle_cache_bytes', 'Bytes of the cached bundles', bundles.bytes)
  addGauge('audio_cache_bytes', 'Bytes of the cached audio files', audio.bytes)
  addGauge('change_feed_connected', 'Whether the change feed is followed', () => Number(feed.isConnected()))
}
