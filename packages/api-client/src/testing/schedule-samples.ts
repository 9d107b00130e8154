import type { Schedule, ScheduleException, ScheduleWeek } from '@bgm/contract'
import { otherPlaylistRef, samplePlaylistRef, sampleResolution } from './zone-samples'

const slot = (
  weekday: number,
  from_minute: number,
  until_minute: number,
  playlist: Schedule['slots'][number]['playlist'],
): Schedule['slots'][number] => ({ season: 'regular', weekday, from_minute, until_minute, playlist })

export const sampleException: ScheduleException = {
  id: 'exception000000000000001',
  version: '1',
  scope: 'zone',
  kind: 'silence',
  mandatory: true,
  from_date: '2027-03-20',
  until_date: '2027-03-20',
  from_minute: 1080,
  until_minute: 1320,
  playlist: null,
  label: 'Resepsi',
  repeats: 'never',
  repeat_days: null,
}

export const sampleSchedule: Schedule = {
  version: '1',
  name: 'Lobi',
  slots: [
    slot(1, 660, 1020, samplePlaylistRef),
    slot(5, 660, 1020, samplePlaylistRef),
    slot(5, 1020, 1320, otherPlaylistRef),
  ],
  inherited: [],
  exceptions: [],
  default_playlist: samplePlaylistRef,
}

/** The week from Monday, 23 November 2026. */
export const sampleWeek: ScheduleWeek = {
  time_zone: 'Asia/Jakarta',
  days: Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${23 + index}`,
    weekday: index + 1,
    pattern: null,
    season: null,
    segments: [{ ...sampleResolution, from_minute: 0, until_minute: 1440 }],
    silences: [],
  })),
}
