import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toast } from './toast'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const later = () => act(() => vi.advanceTimersByTime(60_000))

describe('toast', () => {
  it('leaves by itself when it tells of a success', () => {
    render(<Toast closeLabel="Tutup">Unit bisnis berhasil dibuat!</Toast>)
    later()
    expect(screen.queryByText('Unit bisnis berhasil dibuat!')).toBeNull()
  })

  it('stays while somebody points at it', () => {
    render(<Toast closeLabel="Tutup">Tersimpan</Toast>)
    fireEvent.mouseEnter(screen.getByText('Tersimpan'))
    later()
    expect(screen.getByText('Tersimpan')).toBeTruthy()
  })

  it('stays with an error until it is closed', () => {
    render(
      <Toast tone="bad" closeLabel="Tutup">
        Terjadi kesalahan!
      </Toast>,
    )
    later()
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(screen.queryByText('Terjadi kesalahan!')).toBeNull()
  })
})
