import { describe, expect, test } from 'vitest'
import { contactMessageBodySchema, contactMessageSchema } from './index'
import { getParseResult } from './testing/parse-result'

const typed = {
  topic: 'international',
  name: 'Sari',
  email: 'Sari@Contoh.test',
  phone_number: '',
  company_name: '',
  message: 'Halo,\r\nkami punya dua hotel di Singapura.',
  consent: 'on',
  website: '',
  submission_key: 'x',
}

describe('a contact message', () => {
  test('has its line breaks normalised, and empty fields and an invalid submission key dropped', () => {
    expect(getParseResult(contactMessageSchema, typed)).toEqual({
      value: {
        topic: 'international',
        name: 'Sari',
        email: 'sari@contoh.test',
        message: 'Halo,\nkami punya dua hotel di Singapura.',
        consent: true,
      },
    })
  })

  test('includes the honeypot and the submission key', () => {
    const sent = { ...typed, website: 'https://spam.test', submission_key: 'kunci-satu-1' }
    expect(getParseResult(contactMessageSchema, sent)).toMatchObject({
      value: { website: 'https://spam.test', submission_key: 'kunci-satu-1' },
    })
  })

  test.each([
    [{ topic: '' }, 'topic: validation.required'],
    [{ topic: 'spam' }, 'topic: validation.invalid'],
    [{ name: ' ' }, 'name: validation.required'],
    [{ email: 'sari@' }, 'email: validation.email'],
    [{ message: ' \n ' }, 'message: validation.required'],
    [{ message: 'x'.repeat(4001) }, 'message: validation.too_long'],
    [{ phone_number: '12' }, 'phone_number: validation.phone'],
    [{ consent: undefined }, 'consent: validation.consent'],
  ])('is rejected with %j', (change, error) => {
    expect(getParseResult(contactMessageSchema, { ...typed, ...change })).toEqual({ errors: [error] })
  })

  test.each([{ state: 'handled' }, { submission_key: 'kunci-satu-1' }, { locale: 'fr' }])(
    'is rejected in a request body with %j',
    change => {
      const { submission_key: _, ...fields } = typed
      expect(contactMessageBodySchema.safeParse({ ...fields, locale: 'id' }).success).toBe(true)
      expect(contactMessageBodySchema.safeParse({ ...fields, locale: 'id', ...change }).success).toBe(false)
    },
  )
})
