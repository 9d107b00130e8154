import { expect, test } from 'vitest'
import { bindPasswordToggles } from './password-toggle'

bindPasswordToggles()

test('shows and hides the password beside the button', () => {
  document.body.innerHTML = `<span><input type="password" value="rahasia">
    <button type="button" aria-label="Tampilkan" data-password-toggle data-show="Tampilkan" data-hide="Sembunyikan"><i></i></button></span>`
  const input = document.querySelector('input')
  const button = document.querySelector('button')
  const press = () => document.querySelector('i')?.click()
  press()
  expect([input?.type, button?.getAttribute('aria-label'), button?.hasAttribute('data-shown')]).toEqual([
    'text',
    'Sembunyikan',
    true,
  ])
  press()
  expect([input?.type, button?.getAttribute('aria-label'), button?.hasAttribute('data-shown')]).toEqual([
    'password',
    'Tampilkan',
    false,
  ])
})
