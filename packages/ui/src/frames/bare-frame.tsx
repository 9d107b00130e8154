import type { ReactNode } from 'react'
import { Logo, type LogoProps } from '../art/logo'
import { type LanguageLink, LanguageSwitch } from '../controls/switches'
import { SkipLink } from './skip-link'

type BareFrameProps = {
  logo: LogoProps
  skipLabel: string
  languages: { label: string; links: readonly LanguageLink[] }
  children: ReactNode
}

/** The minimal layout, with logo, language switch and page, but no navigation. */
export function BareFrame({ logo, skipLabel, languages, children }: BareFrameProps) {
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <header className="wrap flex min-h-17 items-center justify-between 2xl:min-h-21">
        <Logo {...logo} />
        <LanguageSwitch {...languages} />
      </header>
      <main id="isi" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}
