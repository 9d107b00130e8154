import { expect, test, vi } from 'vitest'
import { bindCopyButtons } from './copy-buttons'

bindCopyButtons()

function show(clipboard: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  document.body.innerHTML =
    '<button data-copy="c81f40ae" data-copied="Tersalin"><span role="status">Salin</span></button>'
  const button = document.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}

test('copies the text and shows a confirmation until the button loses focus', async () => {
  const writeText = vi.fn(async () => undefined)
  const button = show({ writeText })
  button.click()
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Tersalin'))
  expect(writeText).toHaveBeenCalledWith('c81f40ae')
  button.dispatchEvent(new Event('blur'))
  expect(button.textContent).toBe('Salin')
})

test('hides the button if copying is impossible', async () => {
  const refused = show({ writeText: () => Promise.reject(new Error('denied')) })
  refused.click()
  await vi.waitFor(() => expect(refused.hidden).toBe(true))
  const absent = show(undefined)
  absent.click()
  expect(absent.hidden).toBe(true)
})
