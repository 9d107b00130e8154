import { beforeEach, expect, test, vi } from 'vitest'
import { preserveFormValues } from './form-values'

const fields = `<form id="unit" method="post">
  <input name="brand_name"><textarea name="company_address"></textarea>
  <input type="radio" name="package" value="small"><input type="radio" name="package" value="single">
  <input type="checkbox" name="terms">
  <select name="province"><option value=""></option><option value="31"></option></select>
  <select name="city"><option value=""></option></select>
  <input type="password" name="password"><input name="code"><input type="hidden" name="version" value="1">
  <input autocomplete="one-time-code" name="digits"><input name="voucher_code"><input type="file" name="file_npwp">
</form>`
const link = `<a data-locale="en" href="${location.pathname}">EN</a>`
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const typed = {
  brand_name: 'Kafe Contoh',
  company_address: 'Jalan Melati 7',
  province: '31',
  password: 'Contoh-12345',
  code: '123456',
  digits: '654321',
  voucher_code: 'HEMAT100',
}

function follow() {
  for (const [name, value] of Object.entries(typed)) field(name).value = value
  document.querySelectorAll<HTMLInputElement>('[name=package]')[1]?.click()
  field('terms').click()
  const city = field('city')
  city.insertAdjacentHTML('beforeend', '<option value="31.71"></option>')
  city.value = '31.71'
  document.querySelector('a')?.click()
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = fields + link
  document.addEventListener(
    'click',
    event => event.target instanceof HTMLAnchorElement && event.preventDefault(),
  )
})

test('restores form values on the page in the other language, except passwords, files and codes', async () => {
  preserveFormValues()
  follow()
  const saved = sessionStorage.getItem('form-values') ?? ''
  expect(saved).toContain('Kafe Contoh')
  for (const secret of ['Contoh-12345', '123456', '654321', 'HEMAT100', 'file_npwp', 'version'])
    expect(saved).not.toContain(secret)

  document.body.innerHTML = fields + link
  const changed = vi.fn()
  field('province').addEventListener('change', changed)
  preserveFormValues()
  expect(field('brand_name').value).toBe('Kafe Contoh')
  expect(field('company_address').value).toBe('Jalan Melati 7')
  expect(document.querySelector<HTMLInputElement>('[value=single]')?.checked).toBe(true)
  expect(field('terms').checked).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
  expect(field('password').value).toBe('')
  expect(field('code').value).toBe('')
  expect(sessionStorage.length).toBe(0)

  field('city').insertAdjacentHTML('beforeend', '<option value="31.71"></option>')
  await vi.waitFor(() => expect(field('city').value).toBe('31.71'))
})

test('restores no form values on another page', () => {
  preserveFormValues()
  document.querySelector('a')?.setAttribute('href', '/elsewhere')
  follow()
  document.body.innerHTML = fields
  preserveFormValues()
  expect(field('brand_name').value).toBe('')
  expect(sessionStorage.length).toBe(0)
})
