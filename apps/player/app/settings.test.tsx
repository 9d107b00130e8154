// @vitest-environment happy-dom
import { messages as en } from '@bgm/i18n/messages/en/player'
import { messages as id } from '@bgm/i18n/messages/id/player'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ZoneView } from './engine/view'
import { PlayerApp } from './player-app'
import { makeSession, makeSoundControls, makeZoneView } from './testing/fake-session'
import { makeBundle } from './testing/simulated-zone'

const languages = { id: { locale: 'id', messages: id }, en: { locale: 'en', messages: en } } as const

function open(view: ZoneView, locale: 'id' | 'en' = 'id') {
  localStorage.setItem('locale', locale)
  const session = makeSession(view)
  const sound = makeSoundControls()
  render(<PlayerApp session={session} sound={sound} language={languages[locale]} />)
  fireEvent.click(screen.getByRole('button', { name: locale === 'id' ? 'Buka setelan' : 'Open settings' }))
  return { ...session, sound }
}

const withPin = (changes: Partial<ZoneView> = {}) =>
  makeZoneView({ bundle: { ...makeBundle(), staff_pin: 'pin-1' }, ...changes })
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

describe('settings', () => {
  test('show the state of the network, music and pairing, and unpair only after confirmation', () => {
    const session = open(makeZoneView())
    expect(screen.getByText('21,4')).toBeTruthy()
    expect(screen.getByText('38 md')).toBeTruthy()
    expect(screen.getByText(/40 lagu, 2,7\sGB/)).toBeTruthy()
    expect(screen.getByText('12 Oktober 2026')).toBeTruthy()
    press('Lepas perangkat')
    expect(session.unpair).not.toHaveBeenCalled()
    fireEvent.click(screen.getAllByRole('button', { name: 'Lepas perangkat' }).at(-1) ?? document.body)
    expect(session.unpair).toHaveBeenCalledOnce()
  })

  test('show which plays of today are in the usage log, and check again', async () => {
    const { controls } = open(makeZoneView())
    expect(await screen.findByText('Cocok')).toBeTruthy()
    expect(screen.getByText('5')).toBeTruthy()
    expect(screen.getByText('12, sampai 19.03.00')).toBeTruthy()
    press('Periksa sekarang')
    await waitFor(() => expect(controls.checkLog).toHaveBeenCalledOnce())
  })

  test('say that the log is wrong, since when, and that the music plays on', async () => {
    const { audit } = makeZoneView()
    open(makeZoneView({ audit: { ...audit, problem: { kind: 'missing', at: audit.checkedAt ?? 0 } } }), 'en')
    expect(await screen.findByText('Does not match')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('The music plays on.')
  })

  test('change the theme and brightness immediately', () => {
    open(makeZoneView())
    press('Terang', 'Redup')
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', brightness: 'low' })
  })

  test('set the volume, up to the zone’s maximum, when the slider is released', () => {
    const { controls } = open(makeZoneView())
    const slider = screen.getByRole('slider', { name: 'Volume' })
    expect(slider.getAttribute('max')).toBe('80')
    fireEvent.change(slider, { target: { value: '30' } })
    expect(controls.setVolume).not.toHaveBeenCalled()
    fireEvent.pointerUp(slider)
    expect(controls.setVolume).toHaveBeenCalledWith(30)
  })

  test('play a tone on either side and choose the output', async () => {
    const { sound } = open(makeZoneView(), 'en')
    press('Left', 'Right')
    expect(sound.playTone.mock.calls).toEqual([['left'], ['right']])
    const outputs = await screen.findByRole('combobox', { name: 'Output' })
    fireEvent.change(outputs, { target: { value: 'usb' } })
    expect(sound.choose).toHaveBeenCalledWith('usb')
  })

  test('check the network and the stored music, and show the results', async () => {
    const { controls } = open(makeZoneView())
    controls.checkNetwork.mockResolvedValueOnce(false)
    press('Periksa jaringan')
    expect(await screen.findByText(/Server tidak menjawab/)).toBeTruthy()
    controls.checkMusic.mockResolvedValueOnce(2)
    press('Periksa musik')
    expect(await screen.findByText('2 berkas rusak dan diunduh ulang.')).toBeTruthy()
  })

  test('announce an update that is waiting for the track to end', () => {
    open(makeZoneView({ isUpdateReady: true }))
    expect(screen.getByText('Dipasang di akhir lagu')).toBeTruthy()
    expect(screen.getByText('Pembaruan dipasang di akhir lagu ini')).toBeTruthy()
  })
})

describe('settings with a PIN', () => {
  test('open with the correct PIN, and lock again after two minutes without input', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { controls } = open(withPin())
    expect(screen.queryByText('Jaringan')).toBeNull()
    press('4', '8', '2', '1', '3', '8', 'Hapus satu angka', '9')
    expect(screen.getByRole('img', { name: '6 angka terisi' })).toBeTruthy()
    press('Buka')
    expect(controls.unlock).toHaveBeenCalledWith('482139')
    await act(async () => {})
    expect(screen.getByText('Jaringan')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(90_000))
    expect(screen.getByRole('timer').textContent).toContain('0.30')
    fireEvent.pointerDown(screen.getByText('Jaringan'))
    expect(screen.getByRole('timer').textContent).toContain('2.00')
    act(() => void vi.advanceTimersByTime(121_000))
    expect(screen.queryByText('Jaringan')).toBeNull()
  })

  test.each([
    [{ kind: 'wrong', attemptsLeft: 1 }, 'Wrong PIN. You have 1 attempt left.'],
    [{ kind: 'locked', wait: 119_000 }, 'Too many wrong PINs. Try again in 2 minutes.'],
    [{ kind: 'offline' }, 'Without the internet, this PIN cannot be checked.'],
  ] as const)('stay closed if the PIN is not accepted, and say why: %j', async (outcome, message) => {
    const { controls } = open(withPin(), 'en')
    controls.unlock.mockResolvedValueOnce(outcome)
    for (const digit of '1112') fireEvent.keyDown(document.body, { key: digit })
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
    expect(screen.queryByText('Network')).toBeNull()
  })

  test('without a network, still show the device’s status, but no controls that change it', async () => {
    const { controls } = open(withPin(), 'en')
    controls.unlock.mockResolvedValueOnce({ kind: 'offline' })
    press('1', '1', '1', '2', 'Open')
    fireEvent.click(await screen.findByRole('button', { name: 'Show network and music' }))
    expect(screen.getByText('Network')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Unpair device' })).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
