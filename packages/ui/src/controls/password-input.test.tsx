import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field } from './field'
import { PasswordInput } from './password-input'

describe('password input', () => {
  test('has a button beside the input that does not submit the form and is hidden without JavaScript', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <Field id="password" label="Kata sandi">
        <PasswordInput name="password" showLabel="Tampilkan" hideLabel="Sembunyikan" />
      </Field>,
    )
    const input = document.querySelector('[data-password] > input')
    const button = document.querySelector('[data-password] > [data-password-toggle]')
    expect([input?.id, input?.getAttribute('type')]).toEqual(['password', 'password'])
    expect([button?.getAttribute('type'), button?.getAttribute('aria-label')]).toEqual([
      'button',
      'Tampilkan',
    ])
    expect(button?.className).toContain('noscript:hidden')
  })
})
