import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Button } from '../controls/button'
import { Dialog, DialogClose } from './dialog'

afterEach(cleanup)

const dialog = (
  <Dialog
    trigger={<Button>Hapus</Button>}
    title="Hapus Kafe Contoh?"
    closeLabel="Tutup"
    footer={
      <DialogClose>
        <Button variant="secondary">Batal</Button>
      </DialogClose>
    }
  />
)

describe('dialog', () => {
  test('is opened by its trigger, labelled by its title and receives focus', () => {
    render(dialog)
    fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
    const opened = screen.getByRole('dialog', { name: 'Hapus Kafe Contoh?' })
    expect(opened.contains(document.activeElement)).toBe(true)
  })

  test.each(['Tutup', 'Batal'])('is closed by the button %s', name => {
    render(dialog)
    fireEvent.click(screen.getByRole('button', { name: 'Hapus' }))
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
