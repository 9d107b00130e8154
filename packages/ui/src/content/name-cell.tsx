import type { ReactNode } from 'react'
import { IndustryPicture } from '../art/industry-picture'

/** An industry's illustration beside a name and a line below the name, for tables and lists. */
export function NameCell({
  industry,
  art,
  name,
  detail,
}: {
  industry: string
  /** The URL of `assets/industries.svg`. */
  art: string
  name: ReactNode
  detail?: ReactNode
}) {
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <IndustryTileArt industry={industry} art={art} />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        {detail ? <span className="block text-small text-muted">{detail}</span> : null}
      </span>
    </span>
  )
}

/** The illustration of an industry on a small tile. */
export function IndustryTileArt({
  industry,
  art,
  size = 'm',
}: {
  industry: string
  /** The URL of `assets/industries.svg`. */
  art: string
  size?: 'm' | 'l'
}) {
  return (
    <span
      className={
        size === 'm'
          ? 'w-12 shrink-0 rounded-tile bg-sunken p-[5px]'
          : 'w-14 shrink-0 rounded-tile bg-sunken p-1.5'
      }
    >
      <IndustryPicture industry={industry} file={art} />
    </span>
  )
}
