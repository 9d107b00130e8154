import { createCentredLobePath } from '@bgm/ui'
import tokens from '@bgm/ui/styles/tokens.css?raw'
import type { ReactNode } from 'react'
import { pages } from '#app/paths'
import base from './base.css?inline'
import { useCheckPage } from './check-context'
import forms from './forms.css?inline'
import layout from './layout.css?inline'
import { buildPaletteCss } from './palette'
import result from './result.css?inline'

const ownStyles = [base, result, forms, layout].map(sheet => sheet.trim()).join('')

/**
 * The HTML document of a licence check page, without external styles, fonts or images. Only the verifier
 * page has a script.
 */
export function CheckDocument({
  title,
  nonce,
  script,
  extraStyles = '',
  children,
}: {
  title: string
  nonce: string
  script?: string | undefined
  extraStyles?: string | undefined
  children: ReactNode
}) {
  const { t, locale, appTitle } = useCheckPage()
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15101b" media="(prefers-color-scheme: dark)" />
        <title>{`${title} · ${appTitle}`}</title>
        {/* An empty icon, so that the browser does not request one. */}
        <link rel="icon" href="data:," />
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: buildPaletteCss(tokens, ownStyles + extraStyles) + ownStyles + extraStyles,
          }}
        />
        {script ? <script type="module" src={script} /> : null}
      </head>
      <body>
        <a className="skip" href="#isi">
          {t('navigation.skip_to_content')}
        </a>
        <Header />
        <main id="isi">{children}</main>
      </body>
    </html>
  )
}

function Header() {
  const { t, locale, languages, appTitle, href } = useCheckPage()
  const [first, ...rest] = appTitle.split(' ')
  return (
    <header>
      <a className="logo" href={href(pages.home)} aria-label={`${appTitle}, ${t('navigation.home')}`}>
        <Mark />
        <span>
          <b>{first}</b> {rest.join(' ')}
        </span>
      </a>
      <nav className="languages" aria-label={t('navigation.language')}>
        {languages.map(language => (
          <a
            key={language.locale}
            href={language.href}
            lang={language.locale}
            hrefLang={language.locale}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            {language.locale.toUpperCase()}
          </a>
        ))}
      </nav>
    </header>
  )
}

const Mark = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
    <path transform="translate(7.8 8) rotate(-45)" d={createCentredLobePath(9.3, 6.3)} />
    <path transform="translate(7.8 24) rotate(45)" d={createCentredLobePath(9.3, 6.3)} />
    <g className="lobes">
      <path transform="translate(18.7 16)" d={createCentredLobePath(15.5, 4.4)} />
      <path transform="translate(26.3 16)" d={createCentredLobePath(10, 4.1)} />
    </g>
  </svg>
)
