import { unitDeleted, zonesChanged } from '#src/api/business-unit/services/events'
import { recordChanges } from '#src/api/change/services/feed'
import { revokePlayers } from '#src/api/player/services/lease'
import { playlistChanged } from '#src/api/playlist/services/events'
import { musicChanged } from '#src/api/track/services/events'
import { recordPlaylistChange } from './services/playlist-zones'
import { recordUnitChanges } from './services/unit-changes'

export default {
  bootstrap() {
    zonesChanged.subscribe(({ units }) => recordUnitChanges(units))
    unitDeleted.subscribe(async ({ unit }) => recordChanges(await revokePlayers({ unit })))
    playlistChanged.subscribe(({ playlist, organisation }) => recordPlaylistChange(playlist, organisation))
    musicChanged.subscribe(({ withdrawn }) =>
      recordChanges([
        ...withdrawn.map(track => ({ kind: 'track-withdrawn' as const, track })),
        { kind: 'zone', zone: null },
      ]),
    )
  },
}
