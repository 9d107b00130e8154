import { auditActions, auditKinds, permissions, validationKeys, warningKeys } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { messages as en } from './en'
import { messages as id } from './id'

type Leaves = Map<string, string>

function leaves(value: object, prefix = ''): Leaves {
  return new Map(
    Object.entries(value).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string' ? [[prefix + key, inner]] : [...leaves(inner, `${prefix}${key}.`)],
    ),
  )
}

const both = { id: leaves(id), en: leaves(en) }
const catalogues = Object.entries(both)
const variables = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('the catalogues', () => {
  test('have the same keys', () => {
    expect([...both.en.keys()].sort()).toEqual([...both.id.keys()].sort())
  })

  test.each(catalogues)('say something under every key in %s', (_, catalogue) => {
    expect([...catalogue].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('fill in the same variables', () => {
    const differing = [...both.id].filter(
      ([key, text]) => `${variables(text)}` !== `${variables(both.en.get(key))}`,
    )
    expect(differing).toEqual([])
  })

  test('have a singular beside every plural', () => {
    const keys = [...both.id.keys()]
    const lonely = keys.filter(key => key.endsWith('_other') && !both.id.has(key.replace(/other$/, 'one')))
    expect(lonely).toEqual([])
  })

  test.each(catalogues)('have a message for every key that a schema gives, in %s', (_, catalogue) => {
    expect([...validationKeys, ...warningKeys].filter(key => !catalogue.has(key))).toEqual([])
  })

  test.each(catalogues)(
    'have words for every permission and every act of the audit, in %s',
    (_, catalogue) => {
      const wanted = [
        ...Object.keys(permissions).map(name => `permissions.${name}`),
        ...auditActions.map(name => `audit.actions.${name}`),
        ...auditKinds.map(name => `audit.kinds.${name}`),
      ]
      expect(wanted.filter(key => !catalogue.has(key))).toEqual([])
    },
  )

  test('are translated: hardly a sentence is the same in both languages', () => {
    const headings = new Set(['errors.not_found.detail'])
    const same = [...both.id].filter(
      ([key, text]) => text.split(' ').length > 3 && both.en.get(key) === text && !headings.has(key),
    )
    expect(same).toEqual([])
  })
})

describe('the words stay honest', () => {
  const claims: [string, RegExp][] = [
    [
      'id',
      /royalti[^.]*\b(?<!tidak )(tercakup|termasuk|sudah mencakup)|(?<!tidak )(mencakup|termasuk)[^.]*royalti/i,
    ],
    ['en', /royalt(y|ies)[^.]*\b(?<!not )(included|covered)|(?<!not )(includes?|covers)[^.]*royalt/i],
  ]

  test.each(claims)(
    'no message in %s says that the royalty is included, but those of that setting',
    (locale, claim) => {
      const catalogue = locale === 'id' ? both.id : both.en
      const found = [...catalogue].filter(
        ([key, text]) => claim.test(text) && !key.startsWith('royalty.included.'),
      )
      expect(found).toEqual([])
    },
  )

  test.each(claims)('and the check in %s would find such a message', (locale, claim) => {
    const catalogue = locale === 'id' ? both.id : both.en
    expect(catalogue.get('royalty.included.short')).toMatch(claim)
    expect(catalogue.get('royalty.included.price')).toMatch(claim)
    expect(catalogue.get('royalty.included.paragraph')).toMatch(claim)
  })

  test('the 14 industries are the ones we serve, not the forms of the regulation', () => {
    expect(
      [...both.id.values()].filter(text => /\b14\b/.test(text) && !text.includes('kami layani')),
    ).toEqual([])
    expect([...both.en.values()].filter(text => /\b14\b/.test(text) && !text.includes('we serve'))).toEqual(
      [],
    )
  })

  test('the regulation is never named without its implementing rules', () => {
    const named = [...both.id.values()].filter(text => /56 Tahun 2021|56\/2021/.test(text))
    expect(named.filter(text => !text.includes('beserta peraturan pelaksanaannya'))).toEqual([])
  })

  test.each(catalogues)('nothing shouts in %s but the fixed messages', (_, catalogue) => {
    const fixed = new Set([
      'validation.required',
      'validation.hotel_stars_missing',
      'validation.phone',
      'validation.form_invalid',
      'validation.password_mismatch',
      'errors.generic',
      'notices.success',
      'notices.registered',
    ])
    const shouting = [...catalogue].filter(([key, text]) => text.includes('!') && !fixed.has(key))
    expect(shouting).toEqual([])
  })

  test('readers are addressed as Anda', () => {
    expect([...both.id].filter(([, text]) => /\b(kamu|kalian|anda)\b/.test(text))).toEqual([])
  })
})
