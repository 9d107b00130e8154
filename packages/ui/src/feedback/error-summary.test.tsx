import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary'

afterEach(cleanup)

const heading = 'Terjadi kesalahan saat melakukan validasi!'
const email = { fieldId: 'email', message: 'Email wajib diisi!' }

describe('error summary', () => {
  test('receives focus when it appears', () => {
    render(<ErrorSummary heading={heading} errors={[email]} />)
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: heading }))
  })

  test('receives focus again only when the errors change', () => {
    const { rerender } = render(<ErrorSummary heading={heading} errors={[email]} />)
    const link = screen.getByRole('link', { name: email.message })
    link.focus()
    rerender(<ErrorSummary heading={heading} errors={[{ ...email }]} />)
    expect(document.activeElement).toBe(link)
    rerender(<ErrorSummary heading={heading} errors={[{ ...email, message: 'Format email tidak valid!' }]} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('links every error to its field, and shows errors without a field as text', () => {
    render(<ErrorSummary heading={heading} errors={[email, { message: 'Coba lagi nanti.' }]} />)
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['#email'])
    expect(screen.getByText('Coba lagi nanti.')).toBeTruthy()
  })

  test('focuses the field without changing the URL, because a router would treat that as a navigation', () => {
    render(
      <>
        <ErrorSummary heading={heading} errors={[email]} />
        <input id="email" />
      </>,
    )
    const before = location.href
    screen.getByRole('link', { name: email.message }).click()
    expect(document.activeElement?.id).toBe('email')
    expect(location.href).toBe(before)
  })
})
