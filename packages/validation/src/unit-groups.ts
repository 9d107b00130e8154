import * as z from 'zod/mini'
import { businessUnitStates, maxGroupUnits, unitGroupKinds } from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  formObject,
  hasLength,
  list,
  optionalCheckbox,
  optionalField,
  properName,
  text,
} from './fields'
import { industrySlugs } from './industries'
import type { ValidationKey } from './message-keys'
import { recordIdField } from './playback'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')

const maxTexts = 10
const maxRegions = 100

const texts = (length: number) =>
  list(
    maxTexts * (length + 2),
    'validation.too_long',
    z.array(text(length)).check(hasLength(0, maxTexts, 'validation.too_long')),
  )

/** Codes of regions, such as 31 or 31.71. */
const regions = (pattern: RegExp) =>
  list(
    maxRegions * 6,
    'validation.too_long',
    z
      .array(
        z.string(wrong).check(abortUnless<string>(value => value.length <= 5 && pattern.test(value), wrong)),
      )
      .check(hasLength(0, maxRegions, 'validation.too_long')),
  )

/**
 * A rule matches units that meet all of its conditions. A condition is a list of which one value must match: the name
 * contains it, the outlet code begins with it, or the field equals it.
 */
const rule = {
  rule_names: texts(40),
  rule_codes: texts(20),
  rule_provinces: regions(/^\d{2}$/),
  rule_cities: regions(/^\d{2}\.\d{2}$/),
  rule_industries: list(400, 'validation.too_long', z.array(choice(industrySlugs))),
  rule_states: list(200, 'validation.too_long', z.array(choice(businessUnitStates))),
}
const fields = { group_name: properName(60), group_kind: choice(unitGroupKinds), ...rule }

export const unitGroupRuleSchema = z.object(rule, wrong)
export type UnitGroupRule = z.output<typeof unitGroupRuleSchema>

type Group = UnitGroupRule & { group_kind: string }

const hasCondition = z.refine<Group>(
  group =>
    group.group_kind !== 'rule' ||
    [
      group.rule_names,
      group.rule_codes,
      group.rule_provinces,
      group.rule_cities,
      group.rule_industries,
      group.rule_states,
    ].some(values => values.length > 0),
  { error: key('validation.group_rule'), path: ['rule_names'] },
)

/** A saved group of units. The kind of a stored group cannot be changed. */
export const unitGroupSchema = formObject(fields).check(hasCondition)
export const unitGroupBodySchema = bodyObject({ ...fields, version: z.optional(z.int(wrong)) }).check(
  hasCondition,
)
export type UnitGroupForm = z.output<typeof unitGroupSchema>
export type UnitGroupBody = z.output<typeof unitGroupBodySchema>

// Checks the length first, because validating many ids is slow.
const units = z.pipe(
  z
    .custom<string[]>(Array.isArray, wrong)
    .check(abortUnless<string[]>(({ length }) => length > 0 && length <= maxGroupUnits, wrong)),
  z.array(recordIdField),
)

/**
 * Units to add to a list or to remove from it: those in `units`, or else all that match the filter. To add, the filter
 * applies to all units; to remove, to those of the list.
 */
export const groupUnitsBodySchema = bodyObject({
  change: choice(['add', 'remove']),
  units: z.optional(units),
  q: optionalField(text(100)),
  province: optionalField(text(2)),
})
export type GroupUnitsBody = z.output<typeof groupUnitsBodySchema>

export const groupUnitsSchema = formObject({
  units: list(100 * 33, 'validation.too_long', z.array(recordIdField)),
  all: optionalCheckbox,
})
