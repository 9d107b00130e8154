import { auditActions, auditKinds, rolesByPermission, validationKeys, warningKeys } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { messages as en } from './en'
import { messages as accountEn } from './en/account-pages'
import { messages as formsEn } from './en/forms'
import { messages as orderingEn } from './en/ordering-pages'
import { messages as organisationEn } from './en/organisation'
import { messages as playerEn } from './en/player'
import { messages as portalEn } from './en/portal'
import { messages as registrationEn } from './en/registration-pages'
import { messages as remotePassesEn } from './en/remote-passes'
import { messages as unitImportsEn } from './en/unit-imports'
import { messages as id } from './id'
import { messages as accountId } from './id/account-pages'
import { messages as formsId } from './id/forms'
import { messages as orderingId } from './id/ordering-pages'
import { messages as organisationId } from './id/organisation'
import { messages as playerId } from './id/player'
import { messages as portalId } from './id/portal'
import { messages as registrationId } from './id/registration-pages'
import { messages as remotePassesId } from './id/remote-passes'
import { messages as unitImportsId } from './id/unit-imports'

type Leaves = Map<string, string>

function leaves(value: object, prefix = ''): Leaves {
  return new Map(
    Object.entries(value).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string' ? [[prefix + key, inner]] : [...leaves(inner, `${prefix}${key}.`)],
    ),
  )
}

const both = { id: leaves({ ...id, player: playerId }), en: leaves({ ...en, player: playerEn }) }
const catalogues = Object.entries(both)
const variables = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('the catalogues', () => {
  test('have the same keys in both languages', () => {
    expect([...both.en.keys()].sort()).toEqual([...both.id.keys()].sort())
  })

  // The server renders with the whole catalogue and the browser with these groups, so any difference would
  // break hydration.
  test.each([
    [
      'id',
      [
        portalId,
        formsId,
        orderingId,
        organisationId,
        registrationId,
        accountId,
        unitImportsId,
        remotePassesId,
      ],
    ],
    [
      'en',
      [
        portalEn,
        formsEn,
        orderingEn,
        organisationEn,
        registrationEn,
        accountEn,
        unitImportsEn,
        remotePassesEn,
      ],
    ],
  ] as const)('have the same texts as the groups that the browser loads, in %s', (locale, groups) => {
    const messages = groups.flatMap(group => [...leaves(group)])
    expect(messages.filter(([key, text]) => both[locale].get(key) !== text)).toEqual([])
  })

  test.each(catalogues)('have no empty messages in %s', (_, catalogue) => {
    expect([...catalogue].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('use the same variables in both languages', () => {
    const differing = [...both.id].filter(
      ([key, text]) => `${variables(text)}` !== `${variables(both.en.get(key))}`,
    )
    expect(differing).toEqual([])
  })

  test('have a singular form for every plural form', () => {
    const keys = [...both.id.keys()]
    const unpaired = keys.filter(key => key.endsWith('_other') && !both.id.has(key.replace(/other$/, 'one')))
    expect(unpaired).toEqual([])
  })

  test.each(catalogues)('have a message for every key of the schemas in %s', (_, catalogue) => {
    expect([...validationKeys, ...warningKeys].filter(key => !catalogue.has(key))).toEqual([])
  })

  test.each(catalogues)(
    'have a message for every permission, audit action and audit kind in %s',
    (_, catalogue) => {
      const expected = [
        ...Object.keys(rolesByPermission).map(name => `permissions.${name}`),
        ...auditActions.map(name => `audit.actions.${name}`),
        ...auditKinds.map(name => `audit.kinds.${name}`),
      ]
      expect(expected.filter(key => !catalogue.has(key))).toEqual([])
    },
  )

  test('have no texts of more than three words that are identical in both languages', () => {
    const headings = new Set(['errors.not_found.detail'])
    const same = [...both.id].filter(
      ([key, text]) => text.split(' ').length > 3 && both.en.get(key) === text && !headings.has(key),
    )
    expect(same).toEqual([])
  })
})

describe('claims in the messages', () => {
  const claims: [string, RegExp][] = [
    [
      'id',
      /royalti[^.]*\b(?<!tidak )(tercakup|termasuk|sudah mencakup)|(?<!tidak )(mencakup|termasuk)[^.]*royalti/i,
    ],
    ['en', /royalt(y|ies)[^.]*\b(?<!not )(included|covered)|(?<!not )(includes?|covers)[^.]*royalt/i],
  ]

  test.each(claims)(
    'only the messages for the `included` setting claim in %s that the royalty is included',
    (locale, claim) => {
      const catalogue = locale === 'id' ? both.id : both.en
      const found = [...catalogue].filter(
        ([key, text]) => claim.test(text) && !/^(?:player\.)?royalty\.included\b/.test(key),
      )
      expect(found).toEqual([])
    },
  )

  test.each(claims)('the check detects a claim in %s that the royalty is included', (locale, claim) => {
    const catalogue = locale === 'id' ? both.id : both.en
    expect(catalogue.get('royalty.included.short')).toMatch(claim)
    expect(catalogue.get('royalty.included.price')).toMatch(claim)
    expect(catalogue.get('royalty.included.paragraph')).toMatch(claim)
  })

  test('the number 14 refers only to the industries we serve, not to the categories in the regulation', () => {
    expect(
      [...both.id.values()].filter(text => /\b14\b/.test(text) && !text.includes('kami layani')),
    ).toEqual([])
    expect([...both.en.values()].filter(text => /\b14\b/.test(text) && !text.includes('we serve'))).toEqual(
      [],
    )
  })

  test('the regulation is always mentioned with its implementing rules', () => {
    const named = [...both.id.values()].filter(text => /56 Tahun 2021|56\/2021/.test(text))
    expect(named.filter(text => !text.includes('beserta peraturan pelaksanaannya'))).toEqual([])
  })

  test.each(catalogues)('only the listed messages have exclamation marks in %s', (_, catalogue) => {
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
    const exclaiming = [...catalogue].filter(([key, text]) => text.includes('!') && !fixed.has(key))
    expect(exclaiming).toEqual([])
  })

  test('the reader is addressed as Anda', () => {
    expect([...both.id].filter(([, text]) => /\b(kamu|kalian|anda)\b/.test(text))).toEqual([])
  })
})
