import { describe, expect, test } from 'vitest'
import { contactMessageBodySchema, contactMessageSchema, partnerApplicationSchema } from './index'
import { verdict } from './testing/verdict'

const contact = {
  name: 'Sari',
  email: 'sari@contoh.test',
  phone_number: '',
  company_name: '',
  topic: 'international',
  message: 'Halo,\r\nkami punya dua hotel di Singapura.',
  terms: 'on',
}
const partner = {
  first_name: 'Bima',
  last_name: '',
  email: 'bima@contoh.test',
  mobile_number: '081234567890',
  company_name: 'CV Contoh',
  city: 'Bandung',
  kind: 'reseller',
  message: '',
  terms: 'on',
}

describe('contact messages and partner applications', () => {
  test('keep the lines of a message and leave out what was not given', () => {
    expect(verdict(contactMessageSchema, contact)).toEqual({
      value: {
        name: 'Sari',
        email: 'sari@contoh.test',
        topic: 'international',
        message: 'Halo,\nkami punya dua hotel di Singapura.',
        terms: true,
      },
    })
    expect(partnerApplicationSchema.safeParse(partner).success).toBe(true)
  })

  test.each([
    [{ topic: 'spam' }, 'topic: validation.invalid'],
    [{ message: ' \n ' }, 'message: validation.required'],
    [{ message: 'x'.repeat(4001) }, 'message: validation.too_long'],
    [{ phone_number: '12' }, 'phone_number: validation.phone'],
    [{ terms: undefined }, 'terms: validation.terms'],
  ])('a contact message refuses %j', (change, refusal) => {
    expect(verdict(contactMessageSchema, { ...contact, ...change })).toEqual({ refused: [refusal] })
  })

  test.each([
    [{ kind: 'friend' }, 'kind: validation.invalid'],
    [{ city: '' }, 'city: validation.required'],
    [{ mobile_number: '021 5551234' }, 'mobile_number: validation.phone'],
  ])('a partner application refuses %j', (change, refusal) => {
    expect(verdict(partnerApplicationSchema, { ...partner, ...change })).toEqual({ refused: [refusal] })
  })

  test('the wire refuses unknown keys', () => {
    expect(contactMessageBodySchema.safeParse({ ...contact, state: 'answered' }).success).toBe(false)
  })
})
