import { describe, expect, test } from 'vitest'
import {
  isSimplePin,
  remoteJoinBodySchema,
  remoteJoinFormSchema,
  unitRemoteBodySchema,
} from './remote-passes'
import { getParseResult } from './testing/parse-result'

const join = { pass: 'zone.mac', key: 'key-of-a-page', staff_name: ' Rina ' }

describe('the staff PIN', () => {
  test.each(['4821', '48213907', ' 482 139 '])('can be %j', staff_pin => {
    expect(remoteJoinBodySchema.parse({ ...join, staff_pin })).toMatchObject({
      staff_name: 'Rina',
      staff_pin: staff_pin.replaceAll(' ', ''),
    })
  })

  test.each(['123', '482139071', 'abcd', '48-21'])('cannot be %j', staff_pin => {
    expect(getParseResult(remoteJoinBodySchema, { ...join, staff_pin })).toEqual({
      errors: ['staff_pin: validation.staff_pin'],
    })
  })

  test.each(['0000', '12345678', '4321'])('cannot be set to the simple PIN %j', new_staff_pin => {
    expect(isSimplePin(new_staff_pin)).toBe(true)
    expect(getParseResult(unitRemoteBodySchema, { allowed: true, new_staff_pin })).toEqual({
      errors: ['new_staff_pin: validation.staff_pin_simple'],
    })
  })

  test('is required unless somebody asks for approval', () => {
    expect(getParseResult(remoteJoinFormSchema, { staff_name: 'Rina' })).toEqual({
      errors: ['staff_pin: validation.required'],
    })
    expect(getParseResult(remoteJoinFormSchema, { staff_name: 'Rina', ask: '1' })).toEqual({
      value: { staff_name: 'Rina', ask: '1' },
    })
  })
})
