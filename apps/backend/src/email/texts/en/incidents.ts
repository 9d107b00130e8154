import type { IncidentKind } from '@bgm/validation'
import type { incidents as indonesian } from '../id/incidents'

const states: Record<IncidentKind, string> = {
  offline: 'offline',
  'dead-air': 'no sound',
  muted: 'sound output off',
  'low-cache': 'little music cached',
  'wrong-clock': 'wrong device clock',
}

const steps: Record<IncidentKind, string> = {
  offline:
    'Check the power and the internet connection of the device at the venue, then open the player again. The music continues from the cache while it lasts.',
  'dead-air':
    'Reload the player’s screen at the venue. If it stays silent, restart the device and check its sound settings.',
  muted:
    'Tap the player’s screen once, then check the cable and the device’s sound output. We cannot see amplifiers and speakers, so check those as well.',
  'low-cache':
    'Check the internet connection at the venue and the free space on the device. Without a cache, the music stops when the connection fails.',
  'wrong-clock': 'Set the date and time of the device to automatic, so that the schedule runs on time.',
}

export const incidents: typeof indonesian = {
  states,
  steps,
  zone: (zone, unit) => `${zone}, ${unit}`,
  alert: {
    subject: (zone, state) => `${zone}: ${state}`,
    subjectMany: count => `${count} zone incidents`,
    heading: 'A zone needs attention',
    since: (zone, state, time) => `${zone}: ${state} since ${time}.`,
    item: (zone, state, time) => `${zone}: ${state} since ${time}`,
    many: 'Open a zone to see what to do next.',
    button: 'Open the zone',
    buttonMany: 'See all incidents',
  },
  digest: {
    subject: count =>
      count === 1 ? '1 zone without music in opening hours' : `${count} zones without music in opening hours`,
    heading: 'Zone summary',
    line: 'These zones were offline or silent during opening hours in the last 24 hours.',
    item: (zone, state, duration, open) => `${zone}: ${state} for ${duration}${open ? ', ongoing' : ''}`,
    next: 'Open a zone to see what to do next. If its opening hours are not right, change them on the unit’s page.',
    button: 'See all incidents',
  },
  more: count => `And ${count} more ${count === 1 ? 'zone' : 'zones'}`,
  duration: (hours, minutes) =>
    [
      hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
      minutes > 0 || hours === 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  note: 'You can choose which emails about zones you receive in Settings.',
}
