import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ErrorPage, PopoverDialog, PopoverDialogTrigger, SiteHeader, ThemeSwitch } from './index'

const logo = { name: 'Musik Berlisensi', href: '/', label: 'Beranda' }
const theme = { label: 'Tema', labels: { system: 'Ikuti sistem', light: 'Terang', dark: 'Gelap' } }

describe('pages without framework JavaScript', () => {
  test('use a details element for the menu and a popover for a dialog', () => {
    const header = renderToStaticMarkup(
      <SiteHeader
        logo={logo}
        navLabel="Utama"
        links={[{ href: '/product', label: 'Produk', current: true }]}
        languages={{ label: 'Bahasa', links: [{ locale: 'id', label: 'ID', name: 'Indonesia', href: '/' }] }}
        theme={theme}
        signIn={{ href: '/sign-in', label: 'Masuk' }}
        join={{ href: '/register', label: 'Gabung Sekarang' }}
        menuLabel="Buka menu"
      />,
    )
    expect(header).toContain('<summary aria-label="Buka menu"')
    const dialog = renderToStaticMarkup(
      <>
        <PopoverDialogTrigger target="help">Bantuan</PopoverDialogTrigger>
        <PopoverDialog id="help" title="Bantuan" closeLabel="Tutup" />
      </>,
    )
    expect(dialog).toContain('popovertarget="help"')
    expect(dialog).toContain('popover="auto"')
  })

  test('have the attributes that the theme script uses', () => {
    expect(renderToStaticMarkup(<ThemeSwitch {...theme} />)).toContain('data-theme-choice="next"')
    const row = renderToStaticMarkup(<ThemeSwitch {...theme} variant="row" />)
    for (const choice of ['system', 'light', 'dark']) expect(row).toContain(`data-theme-choice="${choice}"`)
  })

  test('use no inline styles', () => {
    const page = renderToStaticMarkup(<ErrorPage kind="not-found" logo={logo} title="Page Not Found" />)
    expect(page).not.toContain('style=')
  })
})
