type Title = { id: string; en: string }
type Ref = { documentId: string; title: Title }
type Planned = { documentId: string; title: Title | null }

const lunch: Ref = {
  documentId: 'playlistsiang00000000001',
  title: { id: 'Piano siang', en: 'Midday piano' },
}
const dusk: Ref = {
  documentId: 'playlistsenja00000000002',
  title: { id: 'Senja keroncong', en: 'Keroncong at dusk' },
}

const slot = (weekday: number, from_minute: number, until_minute: number, playlist: Planned) => ({
  season: 'regular',
  weekday,
  from_minute,
  until_minute,
  playlist,
})

export const sampleSchedule = {
  version: '1',
  name: 'Lobi',
  slots: [slot(1, 660, 1020, lunch), slot(5, 660, 1020, lunch), slot(5, 1020, 1320, dusk)],
  inherited: [] as (ReturnType<typeof slot> & { scope: string })[],
  exceptions: [] as {
    documentId: string
    version: string
    scope: string
    kind: string
    mandatory: boolean
    from_date: string
    until_date: string
    from_minute: number | null
    until_minute: number | null
    playlist: Planned | null
    label: string | null
  }[],
  default_playlist: lunch as Ref | null,
}

const segment = (from_minute: number, until_minute: number, layer: string, playlist: Ref) => ({
  from_minute,
  until_minute,
  source: 'playlist',
  layer,
  scope: layer === 'slot' ? 'zone' : null,
  label: null as Title | null,
  silence: null as string | null,
  playlist,
})

/** The week from Monday, 23 November 2026. */
export const sampleWeek = {
  time_zone: 'Asia/Jakarta',
  days: Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${23 + index}`,
    weekday: index + 1,
    pattern: null as Title | null,
    season: null as Title | null,
    segments: [
      segment(0, 660, 'default', lunch),
      segment(660, 1020, 'slot', lunch),
      segment(1020, 1440, 'default', lunch),
    ],
    silences: [] as {
      from_minute: number
      until_minute: number
      reason: string
      label: Title | null
    }[],
  })),
}

export const sampleCalendar = {
  version: 1,
  province: '31',
  time_zone: 'Asia/Jakarta',
  latitude: null as number | null,
  longitude: null as number | null,
  calendar: { prayers: null, ramadan: false, imsak: false, nyepi: false, holidays: false },
  today: null,
  dates: [
    {
      kind: 'nyepi',
      name: { id: 'Nyepi', en: 'Nyepi' },
      from_date: '2027-03-08',
      until_date: '2027-03-08',
      provisional: true,
    },
  ],
}
