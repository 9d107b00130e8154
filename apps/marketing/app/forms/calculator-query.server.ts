import { type CalculatorAnswers, calculatorSchema, calculatorParameters as parameters } from '@bgm/validation'
import { safeParse } from 'zod/v4/core'
import { toFieldErrors } from './field-errors'
import type { FormResult } from './form-result'

/**
 * Reads the calculator's answers from the query string. Returns null if the query contains none; `answers`
 * is null if they are invalid.
 */
export function readCalculatorQuery(
  request: Request,
): { result: FormResult; answers: CalculatorAnswers | null } | null {
  const { searchParams } = new URL(request.url)
  if (!parameters.some(name => searchParams.has(name))) return null
  const values = Object.fromEntries(
    parameters.map(name => [name, (searchParams.get(name) ?? '').slice(0, 100)]),
  )
  const parsed = safeParse(calculatorSchema, values)
  return parsed.success
    ? { result: { values, errors: {} }, answers: parsed.data }
    : { result: { values, errors: toFieldErrors(parsed.error.issues) }, answers: null }
}
