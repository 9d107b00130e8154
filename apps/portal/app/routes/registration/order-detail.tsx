import { Badge, CoverageList, type PageHandle, SummaryList, TextLink, WizardSection } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderReceipt } from '#app/components/order-receipt'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getIndustryNameLookup } from '#app/services/industries.server'
import { getPackageTranslator } from '#app/services/packages.server'
import { getAddressLine } from '#app/services/regions.server'
import { getCoverage } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { handleOrderDetailForm } from './order-forms.server'
import { requireStep } from './step.server'
import { listStepStates } from './stepper.server'
import { StepActions, stepFormId, WizardPage } from './wizard-page'

await loadMessages('registration', 'ordering')

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const { api, registration, position } = await requireStep(args, 'order')
  const { industry, property, quote, order_number } = registration
  // The package no longer suits the answers, or is no longer sold.
  if (!quote) throw redirectTo(paths.registrationStep(getLocale(args.request), 'pricing'))
  const [getName, named, coverage, address] = await Promise.all([
    getIndustryNameLookup(api),
    getPackageTranslator(api),
    getCoverage(api),
    property ? getAddressLine(api, property) : undefined,
  ])
  const order = {
    number: order_number,
    industry: getName(industry?.industry ?? ''),
    stars: industry?.hotel_stars ?? null,
    company: property?.company_name,
    brand: property?.brand_name,
    address,
  }
  return { stepper: listStepStates('order', position), order, quote: quote && named(quote), coverage }
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const { api, registration } = await requireStep(args, 'order')
  return handleOrderDetailForm(args, api, registration, form)
}

export const meta: MetaFunction = args => pageTitle(args, 'registration.order.heading')

export default function OrderDetail() {
  const { stepper, order, quote, coverage } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission(stepFormId)
  const industry = order.stars
    ? t('words.hotel_with_stars', { industry: order.industry, stars: order.stars })
    : order.industry
  return (
    <WizardPage
      stepper={stepper}
      title={t('registration.order.title')}
      lead={t('registration.order.text')}
      aside={quote ? <OrderReceipt quote={quote} royalty={coverage.royalty} /> : null}
    >
      <SubmissionForm of={form} className="grid gap-6">
        <WizardSection
          title={t('registration.order.heading')}
          aside={<Badge tone="warn">{t('registration.order.waiting')}</Badge>}
        >
          <SummaryList
            items={[
              { term: t('orders.id'), detail: order.number },
              { term: t('orders.package'), detail: quote?.package.title },
              { term: t('orders.industry'), detail: industry },
              { term: t('orders.company'), detail: order.company },
              { term: t('orders.brand'), detail: order.brand },
              { term: t('orders.address'), detail: order.address },
            ]}
          />
          <p className="mt-3.5 flex flex-wrap gap-x-6 gap-y-2 text-label">
            <TextLink href={paths.registrationStep(locale, 'property')}>
              {t('registration.order.edit_property')}
            </TextLink>
            <TextLink href={paths.registrationStep(locale, 'pricing')}>
              {t('registration.order.edit_pricing')}
            </TextLink>
          </p>
        </WizardSection>
        <WizardSection title={t('registration.order.covered_title')}>
          <CoverageList
            items={coverage.coverage.map(({ label, covered }) => ({
              label,
              covered,
              status: t(covered ? 'coverage.covered' : 'coverage.separate'),
            }))}
          />
        </WizardSection>
        <input type="hidden" name="expected_total" value={quote?.total ?? ''} />
        <StepActions>{t('registration.order.submit')}</StepActions>
      </SubmissionForm>
    </WizardPage>
  )
}
