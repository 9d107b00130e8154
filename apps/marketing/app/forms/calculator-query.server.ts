import { type CalculatorAnswers, calculatorSchema, calculatorParameters as parameters } from '@bgm/validation'
import { safeParse } from 'zod/v4/core'
import { refusalsOf } from './refusals'
import type { Reply } from './reply'

/** What an address asks the calculator: null for one that asks nothing, else the answers or why they are refused. */
export function readCalculatorQuery(
  request: Request,
): { reply: Reply; answers: CalculatorAnswers | null } | null {
  const { searchParams } = new URL(request.url)
  if (!parameters.some(name => searchParams.has(name))) return null
  const typed = Object.fromEntries(
    parameters.map(name => [name, (searchParams.get(name) ?? '').slice(0, 100)]),
  )
  const parsed = safeParse(calculatorSchema, typed)
  return parsed.success
    ? { reply: { typed, refusals: {} }, answers: parsed.data }
    : { reply: { typed, refusals: refusalsOf(parsed.error.issues) }, answers: null }
}
