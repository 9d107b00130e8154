import { beforeEach, describe, expect, test, vi } from 'vitest'
import { submitFormsInPlace } from './forms'

const bar = { start: vi.fn(), finish: vi.fn(), clear: vi.fn() }
const requests: [string, RequestInit][] = []
let respond: () => Partial<Response> | Promise<never>

vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  requests.push([url, init])
  return await respond()
})
submitFormsInPlace(bar)

const page = (form: string, headers = {}) => ({
  ok: true,
  status: 200,
  headers: new Headers(headers),
  redirected: false,
  url: 'http://localhost:3000/contact',
  text: async () => `<!doctype html><body>${form}</body>`,
})
const form = () => document.querySelector('form') as HTMLFormElement
const send = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  requests.length = 0
  vi.clearAllMocks()
  document.body.innerHTML = `<form id="contact" method="post" action="/contact" data-in-place data-offline="Putus" data-unavailable="Gagal">
    <input id="contact-name" name="name" value="Sari" aria-invalid="true"><p id="contact-name-error">Salah</p>
    <input type="hidden" name="submission_key"><p data-notice></p></form>`
})

describe('a form that is submitted in place', () => {
  test('is replaced by the form in the response, whose error summary receives focus', async () => {
    respond = () => page('<form id="contact"><div role="alert" tabindex="-1">Salah</div></form>')
    send()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    expect(bar.finish).toHaveBeenCalledWith()
  })

  test('is submitted once if the button is pressed repeatedly, and retried with the same submission key', async () => {
    respond = () => Promise.reject(new TypeError('offline'))
    send()
    send()
    await vi.waitFor(() => expect(form().textContent).toContain('Putus'))
    send()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    const keys = requests.map(([, { body }]) => (body as URLSearchParams).get('submission_key'))
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(form().querySelector('input')?.value).toBe('Sari')
  })

  test('shows a notice and keeps its values if the response does not contain the form', async () => {
    respond = () => page('<p>500</p>')
    send()
    await vi.waitFor(() => expect(form().textContent).toContain('Gagal'))
    expect(bar.finish).toHaveBeenCalledWith({ error: true })
  })

  test('follows the redirect in the header of the response', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    respond = () => page('', { 'x-redirect': '/verify' })
    send()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/verify'))
    expect(requests[0]?.[1].headers).toEqual({ 'x-in-place': '1' })
  })

  test('shows the content of the response if the page no longer has the form', async () => {
    document.body.innerHTML = `<main id="isi">${document.body.innerHTML}</main>`
    respond = () => page('<main id="isi" tabindex="-1">Tautan ini sudah dipakai</main>')
    send()
    await vi.waitFor(() =>
      expect(document.querySelector('main')?.textContent).toBe('Tautan ini sudah dipakai'),
    )
    expect(document.activeElement?.id).toBe('isi')
  })

  test('keeps the entered passwords, which the response does not contain', async () => {
    const password = (value = '') =>
      `<span data-password><input name="password" value="${value}"></span><p role="alert" tabindex="-1"></p>`
    form().insertAdjacentHTML('beforeend', password('rahasia'))
    respond = () => page(`<form id="contact">${password()}</form>`)
    send()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    expect(form().querySelector('input')?.value).toBe('rahasia')
  })

  test('leaves a language switch to the browser', () => {
    const button = Object.assign(document.createElement('button'), { type: 'submit' })
    button.dataset.locale = 'en'
    form().append(button)
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
    form().dispatchEvent(event)
    expect([event.defaultPrevented, requests]).toEqual([false, []])
  })

  test('removes a field’s error once the field is being corrected', () => {
    const input = form().querySelector('input')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(input?.hasAttribute('aria-invalid')).toBe(false)
    expect(document.getElementById('contact-name-error')).toBeNull()
  })

  test('does not include forms without the attribute', () => {
    document.body.innerHTML = '<form></form>'
    send()
    expect(requests).toEqual([])
  })
})

describe('a live form', () => {
  test('replaces its result and updates the URL after each change', async () => {
    document.body.innerHTML = `<form id="estimate" method="get" action="${location.origin}/product" data-in-place="live">
      <input name="seats" value="60"><div id="estimate-answer">–</div></form>`
    respond = () =>
      page('<form id="estimate"><input name="seats"><div id="estimate-answer"><b>Rp7</b></div></form>')
    form()
      .querySelector('input')
      ?.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(document.getElementById('estimate-answer')?.innerHTML).toBe('<b>Rp7</b>'))
    expect(location.search).toBe('?seats=60')
    expect(form().querySelector('input')?.value).toBe('60')
  })

  const formWithErrors = (...fields: string[]) =>
    `<form id="estimate" method="get" action="${location.origin}/product" data-in-place="live">
      <div role="alert" tabindex="-1"><ul>${fields.map(id => `<li><a href="#${id}">Salah</a></li>`).join('')}</ul></div>
      <input id="seats" name="seats" value="60" aria-invalid="true"><p id="seats-error">Salah</p>
      <input id="rooms" name="rooms" aria-invalid="true"><p id="rooms-error">Salah</p>
      <fieldset id="zones"><input id="z1" name="zones" value="1"><p id="zones-error">Salah</p></fieldset>
      <div id="estimate-answer">–</div></form>`

  test.each([
    ['seats', 'seats'],
    ['z1', 'zones'],
  ])('removes the error of %s once it is being corrected, including from the summary', (control, field) => {
    document.body.innerHTML = formWithErrors('seats', 'rooms', 'zones')
    document.getElementById(control)?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(document.getElementById(`${field}-error`)).toBeNull()
    const remaining = [...document.querySelectorAll('li a')].map(link => link.getAttribute('href'))
    expect(remaining).toEqual(['seats', 'rooms', 'zones'].filter(id => id !== field).map(id => `#${id}`))
  })

  test('removes all errors once the response has no errors', async () => {
    document.body.innerHTML = formWithErrors('seats', 'rooms', 'zones')
    const change = () =>
      document.getElementById('seats')?.dispatchEvent(new Event('change', { bubbles: true }))
    respond = () => page(formWithErrors('rooms').replace('–', 'masih salah'))
    change()
    await vi.waitFor(() => expect(form().textContent).toContain('masih salah'))
    expect(document.getElementById('rooms-error')).not.toBeNull()
    respond = () => page('<form id="estimate"><div id="estimate-answer">Rp7</div></form>')
    change()
    await vi.waitFor(() => expect(form().textContent).toContain('Rp7'))
    expect(form().querySelector('[role=alert], [aria-invalid], [id$=-error]')).toBeNull()
  })
})
