import { expect, test } from 'vitest'
import { createI18n } from '../create-i18n'
import type { Locale } from '../locales'
import { messages as en } from './en'
import { messages as id } from './id'

const getTexts = (locale: Locale) => createI18n(locale, locale === 'id' ? id : en).t

test.each<[Locale, string, Record<string, unknown>, string]>([
  ['id', 'validation.required', { field: 'Email' }, 'Email wajib diisi!'],
  ['en', 'validation.required', { field: 'Email' }, 'Email is required!'],
  ['id', 'validation.phone', {}, 'Format nomor telepon tidak valid!'],
  ['en', 'validation.phone', {}, 'The phone number format is not valid!'],
  ['id', 'validation.form_invalid', {}, 'Terjadi kesalahan saat melakukan validasi!'],
  ['en', 'validation.form_invalid', {}, 'Something went wrong while validating!'],
  ['id', 'validation.password_mismatch', {}, 'Kata sandi tidak sesuai!'],
  ['en', 'validation.password_mismatch', {}, 'Passwords do not match!'],
  ['id', 'errors.generic', {}, 'Terjadi kesalahan!'],
  ['en', 'errors.generic', {}, 'Something went wrong!'],
  ['id', 'notices.success', { item: 'Unit bisnis', action: 'dibuat' }, 'Unit bisnis berhasil dibuat!'],
  [
    'en',
    'notices.success',
    { item: 'Business unit', action: 'created' },
    'Business unit created successfully!',
  ],
  ['id', 'notices.registered', {}, 'Registrasi berhasil!'],
  ['en', 'notices.registered', {}, 'Registration successful!'],
  ['id', 'lists.empty', {}, 'Data Kosong'],
  ['en', 'lists.empty', {}, 'No data'],
  ['id', 'lists.loading', {}, 'Memuat...'],
  ['en', 'lists.loading', {}, 'Loading...'],
  ['id', 'lists.pagination', { from: 1, to: 6, total: 14 }, 'Menampilkan 1 - 6 dari 14 hasil'],
  ['en', 'lists.pagination', { from: 1, to: 6, total: 14 }, 'Showing 1 - 6 of 14 results'],
  ['id', 'sign_in.title', {}, 'Masuk'],
  ['en', 'sign_in.title', {}, 'Sign in'],
  ['id', 'actions.join_now', {}, 'Gabung Sekarang'],
  ['en', 'actions.join_now', {}, 'Join Now'],
  ['id', 'errors.not_found.title', {}, 'Page Not Found'],
  ['en', 'errors.not_found.detail', { path: '/x' }, 'Page Not Found: /x'],
  ['id', 'errors.server.title', {}, 'Internal Server Error'],
  ['en', 'errors.server.title', {}, 'Internal Server Error'],
])('in %s, the message %s with the values %j is "%s"', (locale, key, values, text) => {
  expect(getTexts(locale)(key, values)).toBe(text)
})

test.each<[Locale, string]>([
  ['id', 'Saya telah membaca dan menyetujui syarat & ketentuan'],
  ['en', 'I have read and accept the terms & conditions'],
])('in %s, the parts of the terms label form the text "%s"', (locale, text) => {
  const t = getTexts(locale)
  expect(`${t('registration.register.terms_before')} ${t('registration.register.terms_link')}`).toBe(text)
})

test.each([
  [1, '1 zone'],
  [3, '3 zones'],
])('a count of %d is "%s" in English', (count, text) => {
  expect(getTexts('en')('words.zones', { count })).toBe(text)
})

test('an Indonesian noun has one form for every count', () => {
  expect(getTexts('id')('words.zones', { count: 1 })).toBe('1 zona')
  expect(getTexts('id')('words.zones', { count: 3 })).toBe('3 zona')
})

test('the Indonesian message is used if the English one is missing', () => {
  const { t } = createI18n('en', { ...en, splash: { ...en.splash, loading: '' } }, id)
  expect(t('splash.loading')).toBe('Memuat...')
})
