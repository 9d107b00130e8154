import type { Api, ZoneCommand } from '@bgm/api-client'

export const setPaused = (api: Api, zone: string, paused: boolean) => api.zones.setDesired(zone, { paused })

export const setVolume = (api: Api, zone: string, volume: number) => api.zones.setDesired(zone, { volume })

const hour = 60 * 60_000
const day = 24 * hour

/** Plays a playlist for some hours, or until the schedule changes but at most a day. */
export async function overrideZone(
  api: Api,
  id: string,
  { playlist, hours }: { playlist: string; hours: '1' | '2' | '4' | 'slot' },
) {
  const now = Date.now()
  const ends = hours === 'slot' ? await findSlotEnd(api, id, now) : now + Number(hours) * hour
  return api.zones.setOverride(id, { playlist, until: new Date(ends).toISOString() })
}

// If no change is scheduled within a day, an hour is the least surprising duration.
async function findSlotEnd(api: Api, id: string, now: number): Promise<number> {
  const { next_change } = await api.zones.get(id)
  const at = next_change ? Date.parse(next_change.at) : now
  return at > now && at <= now + day ? at : now + hour
}

export const endOverride = (api: Api, zone: string) => api.zones.removeOverride(zone)

// Shorter than a page's deadline.
const patience = 1_500
const pause = 200
const wait = (ms: number) => new Promise<void>(resume => setTimeout(resume, ms))

/** Skips the track and waits briefly for the device's response. */
export async function skipTrack(api: Api, zone: string): Promise<ZoneCommand> {
  const deadline = Date.now() + patience
  let command = await api.zones.sendCommand(zone, 'skip')
  while (command.state === 'waiting' && Date.now() < deadline) {
    await wait(pause)
    command = (await api.zones.findCommand(zone, command.id)) ?? command
  }
  return command
}

/** A command that was sent; null once the backend no longer has it. */
export const findCommand = (api: Api, zone: string, id: string) => api.zones.findCommand(zone, id)
