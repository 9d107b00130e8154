import type { Api, ZoneCommand } from '@bgm/api-client'
import type { TrackAction } from '@bgm/validation'
import { nullIfNotFound } from '#app/http/api.server'

/** The controls of one zone, for a member or for the holder of a staff pass. */
export type RemoteControl = {
  setDesired(change: { paused?: boolean; volume?: number }): Promise<unknown>
  setOverride(override: { playlist: string; until: string }): Promise<unknown>
  removeOverride(): Promise<unknown>
  skip(): Promise<ZoneCommand>
  actOnTrack(action: TrackAction): Promise<unknown>
  /** Null once the command is no longer stored in the backend. */
  findCommand(id: string): Promise<ZoneCommand | null>
  /** When the schedule next changes; null if it does not. */
  findNextChange(): Promise<string | null>
}

export const createMemberRemote = (api: Api, zone: string): RemoteControl => ({
  setDesired: change => api.zones.setDesired(zone, change),
  setOverride: override => api.zones.setOverride(zone, override),
  removeOverride: () => api.zones.removeOverride(zone),
  skip: () => api.zones.sendCommand(zone, { kind: 'skip' }),
  actOnTrack: action => api.zones.actOnTrack(zone, action),
  findCommand: id => nullIfNotFound(api.zones.getCommand(zone, id)),
  findNextChange: async () => (await api.zones.get(zone)).next_change?.at ?? null,
})

export const createStaffRemote = (api: Api): RemoteControl => ({
  setDesired: change => api.staffRemote.setDesired(change),
  setOverride: override => api.staffRemote.setOverride(override),
  removeOverride: () => api.staffRemote.removeOverride(),
  skip: () => api.staffRemote.sendCommand({ kind: 'skip' }),
  actOnTrack: action => api.staffRemote.actOnTrack(action),
  findCommand: id => nullIfNotFound(api.staffRemote.getCommand(id)),
  findNextChange: async () => (await api.staffRemote.get()).remote?.next_change?.at ?? null,
})

const hour = 60 * 60_000
const day = 24 * hour

/** Plays a playlist for some hours, or until the schedule changes, but for a day at most. */
export async function overrideZone(
  remote: RemoteControl,
  { playlist, hours }: { playlist: string; hours: '1' | '2' | '4' | 'slot' },
) {
  const now = Date.now()
  const ends = hours === 'slot' ? await findSlotEnd(remote, now) : now + Number(hours) * hour
  return remote.setOverride({ playlist, until: new Date(ends).toISOString() })
}

// If no change is scheduled within a day, an hour is the least surprising duration.
async function findSlotEnd(remote: RemoteControl, now: number): Promise<number> {
  const change = await remote.findNextChange()
  const at = change ? Date.parse(change) : now
  return at > now && at <= now + day ? at : now + hour
}

// This must be shorter than a page's deadline.
const skipTimeout = 1_500
const pause = 200
const wait = (ms: number) => new Promise<void>(resume => setTimeout(resume, ms))

/** Skips the track and waits briefly for the device's response. */
export async function skipTrack(remote: RemoteControl): Promise<ZoneCommand> {
  const deadline = Date.now() + skipTimeout
  let command = await remote.skip()
  while (command.state === 'waiting' && Date.now() < deadline) {
    await wait(pause)
    command = (await remote.findCommand(command.id)) ?? command
  }
  return command
}
