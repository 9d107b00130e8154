import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { AnchorHTMLAttributes } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from './anchor'
import { Button, ButtonLink } from './button'
import { FileInput } from './file-input'
import { ZonePicker } from './zone-picker'

afterEach(cleanup)

const AppLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a data-router="" {...props} />

describe('Button', () => {
  test('is announced as busy and ignores clicks while it is busy', () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button busy busyLabel="Memuat...">
          Simpan
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Memuat...' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('renders the app’s router link if there is one', () => {
    render(
      <LinkProvider component={AppLink}>
        <ButtonLink href="/orders">Pesanan</ButtonLink>
      </LinkProvider>,
    )
    const link = screen.getByRole('link', { name: 'Pesanan' })
    expect([link.hasAttribute('data-router'), link.getAttribute('href')]).toEqual([true, '/orders'])
  })
})

describe('zone picker', () => {
  test('offers one to five zones and calls onChange with the chosen number', () => {
    const change = vi.fn()
    render(
      <ZonePicker id="zones" name="zone_count" legend="Jumlah zona" defaultValue={2} onChange={change} />,
    )
    expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    fireEvent.click(screen.getByRole('radio', { name: '4' }))
    expect(change).toHaveBeenCalledWith(4)
  })
})

describe('file input', () => {
  test('shows the name of the chosen file', () => {
    render(<FileInput aria-label="Berkas" prompt="Pilih berkas" rule="PDF" />)
    const file = new File(['%PDF'], 'npwp.pdf', { type: 'application/pdf' })
    fireEvent.change(screen.getByLabelText('Berkas'), { target: { files: [file] } })
    expect(screen.getByText('npwp.pdf')).toBeTruthy()
  })

  test('shows the name of a file that was chosen before the page was hydrated', () => {
    const input = <FileInput aria-label="Berkas" prompt="Pilih berkas" rule="PDF" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(input)
    Object.defineProperty(container.querySelector('input'), 'files', { value: [new File([], 'npwp.pdf')] })
    render(input, { container, hydrate: true })
    expect(screen.getByText('npwp.pdf')).toBeTruthy()
  })
})
