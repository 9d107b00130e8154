import { requireFound } from '@bgm/server/not-found'
import { calculatorParameters } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { readCalculatorQuery } from '#app/forms/calculator-query.server'
import { contentApi } from '#app/http/api.server'
import { calculatorFor } from '#app/services/calculator.server'
import { findContentPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: { bypass: calculatorParameters } }

/** With the calculator's questions in the address the page answers them. */
export async function loader(args: LoaderFunctionArgs) {
  const page = requireFound(args.request, await findContentPage(contentApi(args), 'product'))
  const asked = readCalculatorQuery(args.request)
  if (asked === null) return page
  const calculator = calculatorFor(page.content.packages, asked.answers)
  return { ...page, content: { ...page.content, calculator, asked: asked.reply } }
}

export const meta = contentMeta

export default ContentView
