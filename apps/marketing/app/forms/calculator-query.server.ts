import { type CalculatorAnswers, calculatorSchema, calculatorParameters as parameters } from '@bgm/validation'
import { safeParse } from 'zod/v4/core'
import { toFieldErrors } from './field-errors'
import type { FormResult } from './form-result'

/** What an address asks the calculator: null for one that asks nothing, else the answers or why they are refused. */
export function readCalculatorQuery(
  request: Request,
): { result: FormResult; answers: CalculatorAnswers | null } | null {
  const { searchParams } = new URL(request.url)
  if (!parameters.some(name => searchParams.has(name))) return null
  const typed = Object.fromEntries(
    parameters.map(name => [name, (searchParams.get(name) ?? '').slice(0, 100)]),
  )
  const parsed = safeParse(calculatorSchema, typed)
  return parsed.success
    ? { result: { values: typed, errors: {} }, answers: parsed.data }
    : { result: { values: typed, errors: toFieldErrors(parsed.error.issues) }, answers: null }
}
