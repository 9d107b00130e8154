import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toast } from './toast'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const waitAMinute = () => act(() => vi.advanceTimersByTime(60_000))

describe('toast', () => {
  test('disappears automatically if it reports a success', () => {
    render(<Toast closeLabel="Tutup">Unit bisnis berhasil dibuat!</Toast>)
    waitAMinute()
    expect(screen.queryByText('Unit bisnis berhasil dibuat!')).toBeNull()
  })

  test('does not disappear while hovered', () => {
    render(<Toast closeLabel="Tutup">Tersimpan</Toast>)
    fireEvent.mouseEnter(screen.getByText('Tersimpan'))
    waitAMinute()
    expect(screen.getByText('Tersimpan')).toBeTruthy()
  })

  test('stays open until closed if it reports an error', () => {
    render(
      <Toast tone="bad" closeLabel="Tutup">
        Terjadi kesalahan!
      </Toast>,
    )
    waitAMinute()
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(screen.queryByText('Terjadi kesalahan!')).toBeNull()
  })
})
