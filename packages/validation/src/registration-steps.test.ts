import { describe, expect, test } from 'vitest'
import { findNextRegistrationStep, isStepReachable, propertySchema, registrationSteps } from './index'
import { propertyForm } from './testing/samples'

const industry = { industry: 'hotel', hotel_stars: 4, area_size: 1250 }
const pricing = { package: 'single-location', billing_period: 'monthly', zone_count: 3 }
const stored = propertySchema.parse(propertyForm)
const empty = { industry: null, property: null, pricing: null, order: null }

describe('the next registration step', () => {
  test.each([
    [{}, 'industry'],
    [empty, 'industry'],
    [{ ...empty, industry }, 'property'],
    [{ ...empty, industry, property: stored }, 'pricing'],
    [{ ...empty, industry, property: stored, pricing }, 'order'],
    [{ ...empty, property: stored, pricing }, 'industry'],
    [{ ...empty, industry: { ...industry, hotel_stars: null }, property: stored, pricing }, 'industry'],
    [{ industry, property: stored, pricing, order: 'o1' }, null],
  ])('of the draft %j is %s', (draft, position) => {
    expect(findNextRegistrationStep(draft)).toBe(position)
  })

  test('is the last step that can be reached', () => {
    const draft = { ...empty, industry }
    const reachable = registrationSteps.map(({ id }) => id).filter(id => isStepReachable(draft, id))
    expect(reachable).toEqual(['industry', 'property'])
  })

  test('is null once the order is confirmed, and only the last step can be opened', () => {
    const draft = { industry, property: stored, pricing, order: 'o1' }
    expect(isStepReachable(draft, 'industry')).toBe(false)
    expect(isStepReachable(draft, 'order')).toBe(true)
  })
})
