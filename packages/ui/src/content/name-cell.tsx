import type { ReactNode } from 'react'
import { IndustryArt } from '../art/industry-art'

/** The illustration of an industry with a name and a line below, for tables and lists. */
export function NameCell({
  industry,
  name,
  detail,
}: {
  industry: string
  name: ReactNode
  detail?: ReactNode
}) {
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <IndustryTileArt industry={industry} />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        {detail ? <span className="block text-small text-muted">{detail}</span> : null}
      </span>
    </span>
  )
}

/** The illustration of an industry on a small tile. */
export function IndustryTileArt({ industry, size = 'm' }: { industry: string; size?: 'm' | 'l' }) {
  return (
    <span
      className={
        size === 'm'
          ? 'w-12 shrink-0 rounded-tile bg-sunken p-[5px]'
          : 'w-14 shrink-0 rounded-tile bg-sunken p-1.5'
      }
    >
      <IndustryArt industry={industry} />
    </span>
  )
}
