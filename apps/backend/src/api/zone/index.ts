import { playlistChanged } from '#src/catalogue/playlist/events'
import { musicChanged } from '#src/catalogue/track/events'
import { unitDeleted, zonesChanged } from '#src/customers/business-unit/events'
import { recordChanges } from '#src/playback/change/feed'
import { revokePlayers } from '#src/playback/player/lease'
import { recordPlaylistChange } from '#src/playback/zone/playlist-zones'
import { recordUnitChanges } from '#src/playback/zone/unit-changes'

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
