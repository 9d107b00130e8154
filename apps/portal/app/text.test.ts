import { createI18n } from '@bgm/i18n'
import { messages as en } from '@bgm/i18n/messages/en'
import { messages as id } from '@bgm/i18n/messages/id'
import { describe, expect, test } from 'vitest'
import { getText } from './text'

const getKeys = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : getKeys(inner, `${prefix}${key}.`),
  )

describe.each(['id', 'en'] as const)('the messages in %s', locale => {
  const text = getText(locale)
  const whole = createI18n(locale, locale === 'en' ? en : id)
  const values = { field: 'X', count: 2, name: 'Sari', total: 'Rp1' }

  test('match the whole catalogue, key by key', () => {
    const keys = [...new Set(getKeys(id).map(key => key.replace(/_(?:one|other)$/, '')))].filter(key =>
      text.has(key),
    )
    expect(keys.length).toBeGreaterThan(300)
    for (const key of keys) if (text.has(key)) expect(text(key, values), key).toBe(whole.t(key, values))
  })

  test('format large counts with separators', () => {
    expect(text('words.zones', { count: 12_345 })).toContain(locale === 'id' ? '12.345' : '12,345')
  })

  test('use the singular for one', () => {
    expect(text('words.zones', { count: 1 })).toBe(whole.t('words.zones', { count: 1 }))
  })

  test('do not contain unknown keys', () => {
    expect([
      text.has('validation.required'),
      text.has('validation.nonsense'),
      text.has('validation'),
    ]).toEqual([true, false, false])
  })
})
