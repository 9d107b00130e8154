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

const pictures = {
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
type Picture = keyof typeof pictures

/** The ground that each picture stands on. */
export const grounds: Record<Picture, 'surface' | 'deep' | 'tint' | 'sunken'> = {
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

const kin: Record<string, Picture> = {
  calm: 'filter',
  rhythm: 'schedule',
}

/** The picture of a card's icon; icons without a picture of their own borrow their kin's. */
export function pictureOf(icon: string | null): Picture | null {
  if (icon === null) return null
  return Object.hasOwn(pictures, icon) ? (icon as Picture) : (kin[icon] ?? null) // hasOwn has just proved it
}

/** A small piece of the product, decorative, in the rooms of the page's industry; elsewhere in those of a hotel. */
export function FeatureArt({ picture, industry }: { picture: Picture; industry: string | null }) {
  const { t } = useSite()
  const slug = industrySlugs.find(known => known === industry) ?? 'hotel'
  const Art: ComponentType<ArtProps> = pictures[picture]
  return <Art places={t(`art.places.${slug}`).split(', ')} />
}
