import type { IncidentMessages } from '../id/incidents'

const incidents: IncidentMessages['incidents'] = {
  title: 'Zone incidents',
  text: 'What keeps the music from playing during opening hours, and what to do next. Incidents open and close automatically.',
  uptime_link: 'Uptime',
  empty: 'No incidents so far.',
  no_match: 'No incidents match.',
  state: 'State',
  all_states: 'Open and closed',
  kind: 'Kind',
  all_kinds: 'All kinds',
  unit: 'Business unit',
  all_units: 'All units',
  states: { open: 'Open', closed: 'Closed' },
  columns: { what: 'Incident', zone: 'Zone', from: 'Since', duration: 'Duration', next: 'What to do' },
  clearing: 'Recovered; closes after two stable minutes',
  duration: {
    days: '{{days}} d {{hours}} h',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },
  blind:
    'A player cannot detect problems with amplifiers, speakers or the system volume. If a player looks fine but the room is silent, check all three at the venue.',
  emails: 'You can choose which emails about zones you receive in Settings.',
  uptime: {
    title: 'Uptime',
    month: 'Uptime in {{month}}',
    text: 'The share of the opening hours in which music played, or was silent by schedule or paused by a person.',
    file: 'uptime-{{month}}',
    download: 'Download CSV',
    previous: 'Previous month',
    following: 'Next month',
    zone: 'Zone',
    unit: 'Business unit',
    share: 'Uptime',
    opening: 'Opening hours',
    down: 'Without music',
    incidents: 'Incidents',
    unknown: 'No data yet',
    note: 'Counted since a player was first paired. Time without music is time during opening hours in which the zone was offline, silent or its output was off. Tracks played from the cache while offline count as uptime. Interruptions too short to open an incident are not counted.',
  },
  opening_hours: {
    title: 'Opening hours of {{name}}',
    short: 'Opening hours',
    text: 'They determine when faults count as incidents, when the player’s screen dims and, if you like, when the music stops.',
    note: 'Leave both fields empty on days you are closed. Write closing times after midnight as they are, for example 18:00 to 02:00.',
    default: 'No opening hours are set. Until then, every day counts as open from 08:00 to 22:00.',
    silent: 'Stop the music outside opening hours',
    silent_note:
      'The music fades out at closing time and in at opening time. Dated exceptions and playlists chosen on the remote still play.',
    saved: 'Opening hours saved.',
  },
}

const fields: IncidentMessages['fields'] = {
  silent_when_closed: 'Stop the music outside opening hours',
  opens_1: 'Monday, opens',
  closes_1: 'Monday, closes',
  opens_2: 'Tuesday, opens',
  closes_2: 'Tuesday, closes',
  opens_3: 'Wednesday, opens',
  closes_3: 'Wednesday, closes',
  opens_4: 'Thursday, opens',
  closes_4: 'Thursday, closes',
  opens_5: 'Friday, opens',
  closes_5: 'Friday, closes',
  opens_6: 'Saturday, opens',
  closes_6: 'Saturday, closes',
  opens_7: 'Sunday, opens',
  closes_7: 'Sunday, closes',
}

export const messages = { incidents, fields }
