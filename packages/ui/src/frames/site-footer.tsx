import type { ReactNode } from 'react'
import { Logo, type LogoProps } from '../art/logo'
import { Anchor } from '../controls/anchor'

export type FooterLink = {
  href: string
  label: string
  lang?: string
  /** Whether the link leads to a social profile or another external site; sets `rel="noopener"`. */
  external?: boolean
}

export type SiteFooterProps = {
  logo: LogoProps
  text: ReactNode
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** The copyright notice, e.g. "© 2026 Musik Berlisensi". */
  copyright: string
  legal: readonly FooterLink[]
  legalLabel: string
}

function FooterAnchor({ href, label, lang, external, className }: FooterLink & { className: string }) {
  return (
    <Anchor
      href={href}
      lang={lang}
      hrefLang={lang}
      data-locale={lang}
      rel={external ? 'noopener' : undefined}
      className={className}
    >
      {label}
    </Anchor>
  )
}

/** The site footer, with description, columns of links, copyright and legal pages. */
export function SiteFooter({ logo, text, columns, copyright, legal, legalLabel }: SiteFooterProps) {
  return (
    <footer className="wrap pt-[clamp(3.5rem,6vw,6rem)] pb-8">
      <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[2.1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <Logo {...logo} />
          <p className="mt-3.5 max-w-[26em] text-small text-muted">{text}</p>
        </div>
        {columns
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <nav key={title} aria-label={title} className="group max-lg:last:col-span-full">
              <h2 className="mb-1 text-small font-semibold tracking-normal text-muted">{title}</h2>
              <ul className="gap-x-8 max-lg:group-last:columns-2">
                {links.map(link => (
                  <li key={link.label}>
                    <FooterAnchor
                      {...link}
                      className="inline-flex min-h-11 items-center text-label no-underline underline-offset-[0.2em] hover:underline lg:min-h-9"
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-7 gap-y-1 border-t border-line pt-3.5 text-small text-muted">
        <p>{copyright}</p>
        <nav aria-label={legalLabel}>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map(link => (
              <li key={link.label}>
                <FooterAnchor
                  {...link}
                  className="inline-flex min-h-11 items-center underline underline-offset-[0.2em]"
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
