import { requireFound } from '@bgm/server/not-found'
import { calculatorParameters } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { readCalculatorQuery } from '#app/forms/calculator-query.server'
import { createContentApi } from '#app/http/api.server'
import { buildCalculator } from '#app/services/calculator.server'
import { findContentPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: { bypass: calculatorParameters } }

/** If the query string contains the calculator's answers, the page includes the result. */
export async function loader(args: LoaderFunctionArgs) {
  const page = requireFound(args.request, await findContentPage(createContentApi(args), 'product'))
  const query = readCalculatorQuery(args.request)
  if (query === null) return page
  const calculator = buildCalculator(page.content.packages, query.answers)
  return { ...page, content: { ...page.content, calculator, calculatorForm: query.result } }
}

export const meta = contentMeta

export default ContentView
