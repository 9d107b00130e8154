import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './field'
import { PasswordInput } from './password-input'

afterEach(cleanup)

const field = (
  <Field id="password" label="Kata sandi">
    <PasswordInput name="password" showLabel="Tampilkan" hideLabel="Sembunyikan" />
  </Field>
)

describe('password input', () => {
  it('has no toggle button without script', () => {
    expect(renderToStaticMarkup(field)).not.toContain('<button')
  })

  it('shows and hides the password without submitting the form', () => {
    render(field)
    const input = screen.getByLabelText('Kata sandi')
    expect(input.getAttribute('type')).toBe('password')
    const show = screen.getByRole('button', { name: 'Tampilkan' })
    expect(show.getAttribute('type')).toBe('button')
    fireEvent.click(show)
    expect(input.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})
