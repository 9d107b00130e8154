import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { IndustryPicture } from '../art/industry-picture'
import { Anchor } from '../controls/anchor'

export type IndustryTileProps = {
  industry: string
  /** The URL of `assets/industries.svg`. */
  art: string
  href: string
  title: string
  text?: string
  /** The language of the title and text, if it differs from the page's. */
  lang?: string | undefined
  level?: 2 | 3
  className?: string
}

/**
 * A link to an industry, with an illustration, the name and one line of text. The corners of the tile swap on
 * hover.
 */
export function IndustryTile({
  industry,
  art,
  href,
  title,
  text,
  lang,
  level = 3,
  className,
}: IndustryTileProps) {
  const Heading = `h${level}` as const
  return (
    <Anchor
      href={href}
      lang={lang}
      className={cx('group flex min-w-0 flex-col gap-2.5 no-underline sm:gap-3.5', className)}
    >
      <IndustryPicture
        industry={industry}
        file={art}
        className="rounded-[clamp(28px,3.6vw,56px)_6px] bg-sunken p-[clamp(14px,2.1vw,34px)] transition-[border-radius,background-color] duration-360 ease-soft group-hover:rounded-[6px_clamp(28px,3.6vw,56px)] group-hover:bg-accent-tint"
      />
      <Heading className="text-label sm:text-h4">{title}</Heading>
      {text ? <span className="-mt-3 hidden text-small text-muted sm:block">{text}</span> : null}
    </Anchor>
  )
}

/** The dark tile that follows the industry tiles: an icon, a question and a link. */
export function CalloutTile({
  href,
  icon,
  title,
  text,
  className,
}: {
  href: string
  icon: ReactNode
  title: string
  text: string
  className?: string
}) {
  return (
    <Anchor
      href={href}
      className={cx(
        'on-deep flex flex-col justify-between gap-4 rounded-[clamp(28px,3.6vw,56px)_6px] p-5.5 no-underline transition-[border-radius] duration-360 ease-soft hover:rounded-[6px_clamp(28px,3.6vw,56px)] max-sm:col-span-full [&_svg]:size-7 [&_svg]:text-deep-accent',
        className,
      )}
    >
      {icon}
      <span>
        <b className="block text-h4">{title}</b>
        <span className="mt-1 block text-small text-muted">{text}</span>
      </span>
    </Anchor>
  )
}

/** A grid with five, three or two tiles per row. */
export function IndustryGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'grid grid-cols-2 gap-x-[clamp(10px,1.4vw,20px)] gap-y-5.5 sm:grid-cols-3 sm:gap-y-[clamp(10px,1.4vw,20px)] xl:grid-cols-5',
        className,
      )}
    >
      {children}
    </div>
  )
}
