import { industrySlugs } from '@bgm/validation'
import type { ComponentType } from 'react'
import { useSite } from '#app/components/use-site'
import type { ArtProps } from './art-props'
import { CuratedArt } from './curated-art'
import { FilterArt } from './filter-art'
import { LicenceArt } from './licence-art'
import { PackagesArt } from './packages-art'
import { PlaylistArt } from './playlist-art'
import { RemoteArt } from './remote-art'
import { ReportArt } from './report-art'
import { ScheduleArt } from './schedule-art'
import { TailoredArt } from './tailored-art'
import { ZonesArt } from './zones-art'

const artByName = {
  playlist: PlaylistArt,
  schedule: ScheduleArt,
  zones: ZonesArt,
  remote: RemoteArt,
  filter: FilterArt,
  licence: LicenceArt,
  report: ReportArt,
  packages: PackagesArt,
  tailored: TailoredArt,
  people: CuratedArt,
}
type ArtName = keyof typeof artByName

/** The card background of each illustration. */
export const artBackgrounds: Record<ArtName, 'surface' | 'deep' | 'tint' | 'sunken'> = {
  playlist: 'surface',
  schedule: 'deep',
  zones: 'surface',
  remote: 'tint',
  filter: 'surface',
  licence: 'surface',
  report: 'sunken',
  packages: 'surface',
  tailored: 'surface',
  people: 'sunken',
}

const sharedArt: Record<string, ArtName> = {
  calm: 'filter',
  rhythm: 'schedule',
}

/** Returns the illustration for a card's icon; some icons share an illustration. */
export function findArtName(icon: string | null): ArtName | null {
  if (icon === null) return null
  return Object.hasOwn(artByName, icon) ? (icon as ArtName) : (sharedArt[icon] ?? null) // narrowed by hasOwn
}

/**
 * A decorative illustration with the rooms of the page's industry, or with hotel rooms if the page has no
 * industry.
 */
export function FeatureArt({ name, industry }: { name: ArtName; industry: string | null }) {
  const { t } = useSite()
  const slug = industrySlugs.find(known => known === industry) ?? 'hotel'
  const Art: ComponentType<ArtProps> = artByName[name]
  return <Art places={t(`art.places.${slug}`).split(', ')} />
}
