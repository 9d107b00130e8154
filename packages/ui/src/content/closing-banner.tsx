import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type ClosingBannerProps = {
  title: ReactNode
  text?: ReactNode
  /** One or two buttons: the first with the variant `inverse`, the second with `ghost`. */
  actions: ReactNode
  /** An image that fills its container; replaces the pattern. */
  picture?: ReactNode
  className?: string
}

/** The pink banner at the end of a page, with a cropped parang pattern. */
export function ClosingBanner({ title, text, actions, picture, className }: ClosingBannerProps) {
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-[clamp(48px,8vw,128px)_8px] bg-accent px-[clamp(1.5rem,6vw,6rem)] py-[clamp(2.75rem,7vw,6.5rem)] text-on-accent',
        className,
      )}
    >
      {picture ? (
        <div className="-mx-[clamp(1.5rem,6vw,6rem)] -mt-[clamp(2.75rem,7vw,6.5rem)] mb-8 aspect-[16/10] lg:absolute lg:inset-y-0 lg:right-0 lg:m-0 lg:aspect-auto lg:w-[42%]">
          {picture}
        </div>
      ) : (
        <span
          aria-hidden="true"
          className="pattern-parang absolute inset-y-0 right-0 hidden w-[42%] text-closing-pattern [--pattern-size:60px] [mask-position:-9px_0] lg:block"
        />
      )}
      <div className="relative">
        <h2 className="max-w-[15em] lg:max-w-[52%] text-[clamp(2rem,1.4rem+2.7vw,4rem)] leading-[1.04] tracking-[-0.04em]">
          {title}
        </h2>
        {text ? <p className="mt-4 max-w-[36em] text-lead">{text}</p> : null}
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
