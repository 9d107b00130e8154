import { beforeEach, describe, expect, it, vi } from 'vitest'
import { submitFormsInPlace } from './forms'

const bar = { start: vi.fn(), finish: vi.fn(), clear: vi.fn() }
const sent: [string, RequestInit][] = []
let answer: () => Partial<Response> | Promise<never>

vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  sent.push([url, init])
  return await answer()
})
submitFormsInPlace(bar)

const page = (form: string) => ({
  ok: true,
  redirected: false,
  url: 'http://localhost:3000/contact',
  text: async () => `<!doctype html><body>${form}</body>`,
})
const form = () => document.querySelector('form') as HTMLFormElement
const send = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  sent.length = 0
  vi.clearAllMocks()
  document.body.innerHTML = `<form id="contact" method="post" action="/contact" data-in-place data-offline="Putus" data-unavailable="Gagal">
    <input id="contact-name" name="name" value="Sari" aria-invalid="true"><p id="contact-name-error">Salah</p>
    <input type="hidden" name="submission_key"><p data-notice></p></form>`
})

describe('a form that is sent in place', () => {
  it('gives way to the form that comes back, and its summary takes the focus', async () => {
    answer = () => page('<form id="contact"><div role="alert" tabindex="-1">Salah</div></form>')
    send()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    expect(bar.finish).toHaveBeenCalledWith()
  })

  it('is sent once however often it is pressed, and again under the same name', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    send()
    send()
    await vi.waitFor(() => expect(form().textContent).toContain('Putus'))
    send()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    const keys = sent.map(([, { body }]) => (body as URLSearchParams).get('submission_key'))
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(form().querySelector('input')?.value).toBe('Sari')
  })

  it('says so where the answer is no such form, and keeps what was typed', async () => {
    answer = () => page('<p>500</p>')
    send()
    await vi.waitFor(() => expect(form().textContent).toContain('Gagal'))
    expect(bar.finish).toHaveBeenCalledWith({ error: true })
  })

  it('stops telling off a field that is being put right', () => {
    const input = form().querySelector('input')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(input?.hasAttribute('aria-invalid')).toBe(false)
    expect(document.getElementById('contact-name-error')).toBeNull()
  })

  it('leaves other forms alone', () => {
    document.body.innerHTML = '<form></form>'
    send()
    expect(sent).toEqual([])
  })
})

describe('a live form', () => {
  it('puts the answer to each change in its place, and the question into the address', async () => {
    document.body.innerHTML = `<form id="estimate" method="get" action="${location.origin}/product" data-in-place="live">
      <input name="seats" value="60"><div id="estimate-answer">–</div></form>`
    answer = () =>
      page('<form id="estimate"><input name="seats"><div id="estimate-answer"><b>Rp7</b></div></form>')
    form()
      .querySelector('input')
      ?.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(document.getElementById('estimate-answer')?.innerHTML).toBe('<b>Rp7</b>'))
    expect(location.search).toBe('?seats=60')
    expect(form().querySelector('input')?.value).toBe('60')
  })

  const refused = (...fields: string[]) =>
    `<form id="estimate" method="get" action="${location.origin}/product" data-in-place="live">
      <div role="alert" tabindex="-1"><ul>${fields.map(id => `<li><a href="#${id}">Salah</a></li>`).join('')}</ul></div>
      <input id="seats" name="seats" value="60" aria-invalid="true"><p id="seats-error">Salah</p>
      <input id="rooms" name="rooms" aria-invalid="true"><p id="rooms-error">Salah</p>
      <fieldset id="zones"><input id="z1" name="zones" value="1"><p id="zones-error">Salah</p></fieldset>
      <div id="estimate-answer">–</div></form>`

  it.each([
    ['seats', 'seats'],
    ['z1', 'zones'],
  ])('clears the error of %s as it is corrected, in the summary too', (control, field) => {
    document.body.innerHTML = refused('seats', 'rooms', 'zones')
    document.getElementById(control)?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(document.getElementById(`${field}-error`)).toBeNull()
    const left = [...document.querySelectorAll('li a')].map(link => link.getAttribute('href'))
    expect(left).toEqual(['seats', 'rooms', 'zones'].filter(id => id !== field).map(id => `#${id}`))
  })

  it('clears every error once an answer refuses nothing, and none before', async () => {
    document.body.innerHTML = refused('seats', 'rooms', 'zones')
    const change = () =>
      document.getElementById('seats')?.dispatchEvent(new Event('change', { bubbles: true }))
    answer = () => page(refused('rooms').replace('–', 'masih salah'))
    change()
    await vi.waitFor(() => expect(form().textContent).toContain('masih salah'))
    expect(document.getElementById('rooms-error')).not.toBeNull()
    answer = () => page('<form id="estimate"><div id="estimate-answer">Rp7</div></form>')
    change()
    await vi.waitFor(() => expect(form().textContent).toContain('Rp7'))
    expect(form().querySelector('[role=alert], [aria-invalid], [id$=-error]')).toBeNull()
  })
})
