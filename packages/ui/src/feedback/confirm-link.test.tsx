import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfirmLink } from './confirm-link'
// The dialog is imported in advance, so that the tests do not have to wait for it.
import './dialog'

afterEach(cleanup)

const link = (
  <ConfirmLink href="/x/delete" label="Hapus" title="Hapus Kafe Contoh?" closeLabel="Tutup">
    {close => (
      <button type="button" onClick={close}>
        Batal
      </button>
    )}
  </ConfirmLink>
)

describe('ConfirmLink', () => {
  test('links to the confirmation page without JavaScript', () => {
    expect(renderToStaticMarkup(link)).toContain('href="/x/delete"')
  })

  test('opens a dialog and restores focus when it closes', async () => {
    render(link)
    const anchor = screen.getByRole('link', { name: 'Hapus' })
    fireEvent.click(anchor)
    expect(await screen.findByRole('dialog', { name: 'Hapus Kafe Contoh?' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Batal' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(anchor))
  })
})
