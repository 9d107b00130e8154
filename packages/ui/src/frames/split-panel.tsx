import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { HeroArt } from '../art/hero-art'
import { Logo, type LogoProps } from '../art/logo'
import { type LanguageLink, LanguageSwitch } from '../controls/switches'
import { SkipLink } from './skip-link'

export type SplitPanelProps = {
  logo: LogoProps
  skipLabel: string
  languages: { label: string; links: readonly LanguageLink[] }
  title: ReactNode
  /** The line below the title. */
  text?: ReactNode
  /** Shown over the art, only on wide screens. */
  caption?: { title: string; text: string }
  /** Whether the form is 560 instead of 480 px wide, for long forms. */
  wide?: boolean
  children: ReactNode
}

/**
 * The frame of sign-in pages, with the form on the left and dark art on the right. On small screens, the art
 * is a strip at the bottom.
 */
export function SplitPanel({
  logo,
  skipLabel,
  languages,
  title,
  text,
  caption,
  wide,
  children,
}: SplitPanelProps) {
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
        <div className="flex grow flex-col px-gutter pt-3.5 pb-16 lg:pt-6">
          <header className="flex items-center justify-between">
            <Logo {...logo} />
            <LanguageSwitch {...languages} />
          </header>
          <main
            id="isi"
            tabIndex={-1}
            className={cx(
              'm-auto w-full pt-8 outline-none lg:pt-12',
              wide ? 'max-w-[560px]' : 'max-w-[480px]',
            )}
          >
            <h1 className="text-[clamp(2rem,1.6rem+1.4vw,2.75rem)] leading-[1.12] tracking-[-0.035em]">
              {title}
            </h1>
            {text ? <div className="mt-2.5 text-muted">{text}</div> : null}
            <div className="mt-7">{children}</div>
          </main>
        </div>
        <aside className="relative h-21 overflow-hidden rounded-bl-[56px] bg-deep lg:sticky lg:top-0 lg:h-dvh lg:rounded-leaf-hero">
          <HeroArt view="side" className="absolute inset-0" />
          {caption ? (
            <div className="absolute bottom-11 left-11 hidden max-w-[400px] rounded-[28px_6px] bg-deep-2 px-8.5 py-7.5 text-on-deep lg:block">
              <p className="mb-2 text-[1.375rem] leading-[1.25] font-[650] tracking-[-0.025em]">
                {caption.title}
              </p>
              <p className="text-on-deep-muted">{caption.text}</p>
            </div>
          ) : null}
        </aside>
      </div>
    </>
  )
}

/** A divider with the word "atau" between two ways to sign in. */
export function OrDivider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3.5 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
