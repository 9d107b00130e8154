import { cx } from 'class-variance-authority'
import { Anchor } from '../controls/anchor'
import { Mark } from './mark'

export type LogoProps = {
  /** The product's name, of which the first word is bold. */
  name: string
  /** With `href`, the logo is a link labelled by `label`. */
  href?: string
  label?: string
  /** On small screens only the mark is visible. */
  compact?: boolean
  className?: string
}

/** The logo, which consists of the mark and the name. */
export function Logo({ name, href, label, compact, className }: LogoProps) {
  const [first, ...rest] = name.split(' ')
  const logoClass = cx(
    'inline-flex min-h-11 items-center gap-[9px] text-[1.0625rem] leading-none font-bold tracking-[-0.03em] whitespace-nowrap no-underline sm:gap-[11px] sm:text-[1.1875rem]',
    className,
  )
  const content = (
    <>
      <Mark className="size-[26px] sm:size-[30px]" />
      <span className={cx(compact && 'max-sm:sr-only')}>
        {first} {rest.length ? <span className="font-normal opacity-86">{rest.join(' ')}</span> : null}
      </span>
    </>
  )
  if (!href) return <span className={logoClass}>{content}</span>
  return (
    <Anchor href={href} aria-label={label} className={logoClass}>
      {content}
    </Anchor>
  )
}
