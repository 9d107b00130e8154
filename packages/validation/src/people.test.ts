import { describe, expect, test } from 'vitest'
import {
  auditActions,
  auditKinds,
  invitationSchema,
  joinByInvitationSchema,
  memberAccessBodySchema,
  memberAccessSchema,
  organisationSchema,
  toJoinByInvitationBody,
  toMemberAccessBody,
} from './index'
import { getParseResult } from './testing/parse-result'

const unit = 'unitbraga000000000000001'
const other = 'unitdago0000000000000002'

describe('member access', () => {
  test.each([
    ['several checkboxes', [unit, other], [unit, other]],
    ['one box', unit, [unit]],
    ['a comma-separated text', `${unit},${other}`, [unit, other]],
  ])('takes its units from %s', (_, units, expected) => {
    expect(memberAccessSchema.parse({ role: 'staff', reach: 'some', units }).units).toEqual(expected)
  })

  test.each([
    [{ role: 'staff', reach: 'some' }, ['units: validation.units']],
    [{ role: 'boss', reach: 'all' }, ['role: validation.invalid']],
    [{ role: 'staff' }, ['reach: validation.required', 'units: validation.units']],
    [{ role: 'staff', reach: 'some', units: 'x' }, ['units.0: validation.invalid']],
  ])('is rejected if it is %j', (input, errors) => {
    expect(getParseResult(memberAccessSchema, input)).toEqual({ errors })
  })

  test('covers all units for an owner, whatever the form contains', () => {
    const access = memberAccessSchema.parse({ role: 'owner', reach: 'some', units: [unit] })
    expect(toMemberAccessBody(access)).toEqual({ role: 'owner', all_units: true, units: [] })
  })

  test('must not contain unknown fields in a request body', () => {
    expect(
      memberAccessBodySchema.safeParse({ role: 'staff', all_units: true, units: [], owner: 1 }).success,
    ).toBe(false)
  })
})

describe('an invitation', () => {
  test('has its email address normalised', () => {
    expect(invitationSchema.parse({ email: ' Rini@Contoh.test ', role: 'staff', reach: 'all' }).email).toBe(
      'rini@contoh.test',
    )
  })

  test('can be accepted by a person with a single name', () => {
    const form = {
      first_name: 'Sukarno',
      single_name: 'on',
      mobile_number: '0812 3456 7890',
      gender: 'male',
      password: 'hujan di bulan juni',
      confirm_password: 'hujan di bulan juni',
      terms: 'on',
    }
    expect(toJoinByInvitationBody(joinByInvitationSchema.parse(form), { token: 't', locale: 'id' })).toEqual({
      first_name: 'Sukarno',
      mobile_number: '+6281234567890',
      gender: 'male',
      password: 'hujan di bulan juni',
      terms: true,
      privacy: false,
      marketing: false,
      token: 't',
      locale: 'id',
    })
  })
})

describe('the organisation', () => {
  test('has optional billing details, and a tax number that is stored as digits', () => {
    expect(organisationSchema.parse({ name: 'PT Contoh', npwp: '', billing_address: '' })).toEqual({
      name: 'PT Contoh',
      block_explicit: false,
    })
    expect(organisationSchema.parse({ name: 'PT Contoh', npwp: '01.234.567.8-901.000' }).npwp).toBe(
      '012345678901000',
    )
  })
})

describe('the audit trail', () => {
  test('has every action in the form kind.action', () => {
    expect(auditActions.every(action => /^[a-z-]+\.[a-z-]+$/.test(action))).toBe(true)
    expect(auditKinds).toContain('membership')
  })
})
