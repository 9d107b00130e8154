import { Button } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { FormNotice, InPlaceForm } from '#app/forms/in-place-form'
import { pages } from '#app/paths'
import type { BlockProps } from '../block'
import { SectionBox } from '../section-box'
import { CalculatorFields } from './calculator-fields'
import { CalculatorResult } from './calculator-result'

const order = [
  'industry',
  'hotel_kind',
  'venue_kind',
  'seats',
  'area_size',
  'rooms',
  'screens',
  'location_count',
  'zone_count',
  'billing_period',
]

/**
 * The price calculator is a GET form. The result is part of the page and, with JavaScript, updates after
 * every change.
 */
export function CalculatorBlock({ title, text, content, page, anchor }: BlockProps<'calculator'>) {
  const { t, href, interfaceLang } = useSite()
  const { calculator, calculatorForm, industries, settings } = content
  if (!calculator) return null
  return (
    <SectionBox id={anchor}>
      <h2 className="text-h2">{title}</h2>
      {text ? <p className="mt-4 max-w-[34em] text-lead text-muted">{text}</p> : null}
      <InPlaceForm
        id="estimate"
        lang={interfaceLang(page.locale)}
        method="get"
        live
        action={href(pages.product)}
        result={calculatorForm}
        order={order}
        className="calculator mt-[clamp(1.75rem,4vw,3.5rem)] grid gap-5"
      >
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <div className="grid gap-5 rounded-panel border border-line bg-surface p-[clamp(1.25rem,3vw,2.25rem)]">
            <CalculatorFields calculator={calculator} industries={industries} />
            <FormNotice />
            <Button type="submit" size="l" className="justify-self-start max-sm:w-full">
              {t('calculator.submit')}
            </Button>
          </div>
          <div id="estimate-answer" aria-live="polite">
            <CalculatorResult calculator={calculator} royalty={settings.royalty} />
          </div>
        </div>
      </InPlaceForm>
    </SectionBox>
  )
}
