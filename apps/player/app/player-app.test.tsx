// @vitest-environment happy-dom
import { messages as en } from '@bgm/i18n/messages/en/player'
import { messages as id } from '@bgm/i18n/messages/id/player'
import { createRemotePass, getScreenCode } from '@bgm/playback'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { View } from './engine/view'
import { PlayerApp } from './player-app'
import { fixedNow, makeSession, makeSoundControls, makeZoneView } from './testing/fake-session'
import { makeBundle, parseJakartaTime } from './testing/simulated-zone'

const languages = { id: { locale: 'id', messages: id }, en: { locale: 'en', messages: en } } as const

function show(view: View, locale: 'id' | 'en' = 'id') {
  localStorage.setItem('locale', locale)
  const session = makeSession(view)
  const sound = makeSoundControls()
  render(<PlayerApp session={session} sound={sound} language={languages[locale]} />)
  return { ...session, sound }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const silent = (plan: Parameters<typeof makeBundle>[0]) =>
  makeZoneView({ mode: 'silent', track: null, bundle: makeBundle(plan) })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('pairing', () => {
  const code = {
    userCode: 'BCDFGHJK',
    uri: 'https://portal.test/pair',
    completeUri: 'https://portal.test/pair?code=BCDF-GHJK',
    expiresAt: performance.now() + 14 * 60_000,
  }
  const view = {
    screen: 'pairing',
    code,
    isOffline: false,
    isDeclined: false,
    approval: null,
    installation: null,
    install: () => {},
    ended: null,
  } as const

  test('shows the code, how long it is valid and where to enter it', () => {
    show(view)
    expect(screen.getByText('Kode B C D F G H J K')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('Kode berlaku 14 menit lagi')
    expect(screen.getByText('portal.test/pair')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Kode QR ke halaman persetujuan di portal' })).toBeTruthy()
  })

  test('asks somebody at the device to confirm the organisation, with a key if there is no pointer', () => {
    const answers: boolean[] = []
    const approval = {
      organisation: 'PT Melati Sentosa',
      business_unit: 'Hotel Melati',
      zone: 'Lobi',
      expiresAt: performance.now() + 5 * 60_000,
      isAnswering: false,
      answer: (confirmed: boolean) => void answers.push(confirmed),
    }
    show({ ...view, approval })
    expect(heading()).toBe('PT Melati Sentosa ingin memakai pemutar ini')
    expect(screen.getByText('Untuk zona Lobi di Hotel Melati.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Jawab dalam 5 menit.')
    const confirm = screen.getByRole('button', { name: 'Hubungkan' })
    const decline = screen.getByRole('button', { name: 'Bukan kami' })
    expect(document.activeElement).toBe(confirm)
    fireEvent.click(confirm)
    fireEvent.click(decline)
    expect(answers).toEqual([true, false])
    cleanup()
    show({ ...view, approval }, 'en')
    expect(heading()).toBe('PT Melati Sentosa wants to use this player')
  })

  test('shows the URL of the English page if the language is English', () => {
    show(view, 'en')
    expect(heading()).toBe('Connect this player')
    expect(screen.getByText('portal.test/en/pair')).toBeTruthy()
  })

  test('explains why an unpaired device has to be paired again', () => {
    show({ ...view, ended: 'replaced' })
    expect(screen.getByRole('status').textContent).toContain('Perangkat lain kini memutar musik zona ini.')
  })

  test('shows that the device is offline', () => {
    show({ ...view, code: null, isOffline: true })
    expect(screen.getByRole('status').textContent).toContain('Tidak ada internet')
  })
})

describe('a zone', () => {
  test('shows the title, artists, playlist, time, licence and royalty notice', () => {
    show(makeZoneView())
    expect(heading()).toBe('Lagu 0')
    expect(screen.getByText('Artis 0')).toBeTruthy()
    expect(screen.getByText('Piano siang')).toBeTruthy()
    expect(screen.getByText('17.42')).toBeTruthy()
    expect(screen.getByText('4T7K-Q9XW-2MHEC')).toBeTruthy()
    expect(screen.getByText('Royalti LMKN dibayar terpisah')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Kode QR ke remote zona ini' })).toBeTruthy()
  })

  test('shows a QR code for the remote with the pass for the current five minutes', async () => {
    const view = makeZoneView()
    const { zone, remote_secret } = makeBundle()
    const pass = await createRemotePass(remote_secret, zone.id, fixedNow)
    const { data } = encode(`${view.portal}/remote/join?pass=${pass}`, { ecc: 'M', border: 0 })
    const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    show(view)
    await waitFor(() =>
      expect(document.querySelector('.remote .qr-ink')?.getAttribute('d')).toBe(modules.join('')),
    )
    expect(document.querySelector('.remote-time')).toBeTruthy()
  })

  test('shows the rotating number that proves the licence, even while paused', async () => {
    const code = await getScreenCode('live-secret-of-the-lobby', fixedNow)
    const shown = `${code.slice(0, 3)} ${code.slice(3)}`
    show(makeZoneView())
    expect(await screen.findByText(shown)).toBeTruthy()
    cleanup()
    show(makeZoneView({ mode: 'paused' }))
    expect(await screen.findByText(shown)).toBeTruthy()
  })

  test('does not show the rotating number once the licence has ended', async () => {
    const bundle = makeBundle()
    bundle.licence.until = fixedNow
    show(makeZoneView({ bundle, mode: 'paused' }))
    await getScreenCode('live-secret-of-the-lobby', fixedNow)
    expect(screen.queryByText('Kode langsung')).toBeNull()
  })

  test('shortens a long list of artists', () => {
    const view = makeZoneView()
    const artists = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']
    const track = view.track && { ...view.track, track: { ...view.track.track, artists } }
    show({ ...view, track })
    expect(screen.getByText('Satu, Dua dan 3 lainnya')).toBeTruthy()
  })

  test.each([
    ['paused', makeZoneView({ mode: 'paused' }), 'Musik dijeda'],
    ['error', makeZoneView({ mode: 'error', track: null }), 'Suara tidak keluar'],
    ['loading', makeZoneView({ mode: 'loading', track: null }), 'Mengunduh musik'],
    [
      'scheduled silence',
      silent({
        override: {
          from: fixedNow,
          until: parseJakartaTime('2026-11-23T22:00'),
          playlist: null,
          label: null,
        },
      }),
      'Hening sampai 22.00',
    ],
    [
      'a prayer pause',
      silent({
        silences: [
          {
            from: fixedNow,
            until: parseJakartaTime('2026-11-23T18:05'),
            reason: 'prayer',
            label: { id: 'Magrib', en: 'Maghrib' },
          },
        ],
      }),
      'Jeda salat Magrib',
    ],
    [
      'a wrong clock',
      makeZoneView({ problems: ['clock-wrong'], clockOffset: -3 * 3_600_000 }),
      'Jam perangkat terlambat 3 jam',
    ],
    ['an identified device', makeZoneView({ isIdentified: true }), 'Ini perangkatnya'],
    [
      'an announcement',
      makeZoneView({ announcement: { id: 'a1', name: 'Sarapan sampai pukul 10' } }),
      'Sarapan sampai pukul 10',
    ],
  ])('shows its state in the heading: %s', (_, view, title) => {
    show(view)
    expect(heading()).toBe(title)
  })

  test('shows when the licence ended and what to do about it', () => {
    const bundle = makeBundle({ licence: { state: 'expired', until: fixedNow } })
    bundle.licence = { ...bundle.licence, state: 'expired', until: parseJakartaTime('2026-11-21T00:00') }
    show(makeZoneView({ mode: 'stopped', track: null, bundle }), 'en')
    expect(heading()).toBe('Music stopped on 21 November 2026')
    expect(screen.getByText(/Renew this zone’s licence/)).toBeTruthy()
  })

  test('says who was told that the renewal has not been paid, and how to pay it', () => {
    const bundle = makeBundle({ licence: { state: 'expired', until: fixedNow } })
    bundle.licence = { ...bundle.licence, state: 'expired', until: parseJakartaTime('2026-11-21T00:00') }
    const told = ['2026-11-07T09:00', '2026-11-14T09:00'].map(parseJakartaTime)
    bundle.renewal = {
      unit: 'hotel',
      order: null,
      trial: false,
      told: [{ name: 'Sari Wulandari', at: told }],
    }
    show(makeZoneView({ mode: 'stopped', track: null, bundle }), 'en')
    expect(screen.getByText(/has not been paid/).textContent).toContain(bundle.zone.business_unit)
    expect(screen.getByText('Sari Wulandari').textContent).toContain('Emailed 7 Nov and 14 Nov')
    expect(screen.getByLabelText('QR code to pay for the renewal')).toBeTruthy()
  })

  test.each([
    ['valid', { until: fixedNow + 9 * 86_400_000, paid_until: fixedNow + 2 * 86_400_000 }, 'Licence valid'],
    ['overdue', { until: fixedNow + 6 * 86_400_000, paid_until: fixedNow - 86_400_000 }, 'Renewal overdue'],
    ['ended during the last track', { until: fixedNow - 1, paid_until: fixedNow - 1 }, 'Licence ended'],
  ])('its footer says whether the licence is %s', (_, licence, words) => {
    const bundle = makeBundle()
    bundle.licence = { ...bundle.licence, ...licence }
    show(makeZoneView({ bundle }), 'en')
    expect(document.querySelector('.foot-licence b')?.textContent).toBe(words)
  })

  test('shows only the clock after closing time, until somebody taps the screen without holding it', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const until = parseJakartaTime('2026-11-24T06:00')
    show(silent({ override: { from: fixedNow, until, playlist: null, label: null } }))
    expect(heading()).toBe('Hening sampai 06.00')
    act(() => void vi.advanceTimersByTime(5 * 60_000))
    expect(heading()).toBe('Lobi')
    expect(screen.getByText('Musik kembali pukul 06.00')).toBeTruthy()
    const main = () => screen.getByRole('main')
    fireEvent.pointerDown(main())
    fireEvent.pointerUp(main())
    expect(heading()).toBe('Hening sampai 06.00')
    act(() => void vi.advanceTimersByTime(30_000))
    expect(heading()).toBe('Lobi')
    fireEvent.pointerDown(main())
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy()
    fireEvent.pointerUp(main())
    expect(heading()).toBe('Lobi')
    vi.useRealTimers()
  })

  test('shows a button that starts the music if the browser blocks autoplay', () => {
    const session = show(makeZoneView({ mode: 'blocked', track: null }))
    fireEvent.click(screen.getByRole('button', { name: 'Nyalakan musik' }))
    expect(session.unblock).toHaveBeenCalled()
  })
})
