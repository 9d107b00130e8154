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

/** The ground that each picture stands on. */
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

/** The picture of a card's icon; icons without a picture of their own borrow their kin's. */
export function artOf(icon: string | null): ArtName | null {
  if (icon === null) return null
  return Object.hasOwn(artByName, icon) ? (icon as ArtName) : (sharedArt[icon] ?? null) // hasOwn has just proved it
}

/** A small piece of the product, decorative, in the rooms of the page's industry; elsewhere in those of a hotel. */
export function FeatureArt({ picture, industry }: { picture: ArtName; industry: string | null }) {
  const { t } = useSite()
  const slug = industrySlugs.find(known => known === industry) ?? 'hotel'
  const Art: ComponentType<ArtProps> = artByName[picture]
  return <Art places={t(`art.places.${slug}`).split(', ')} />
}
