import { Button, type PageHandle } from '@bgm/ui'
import { defaultBillingPeriod, fitsArea, pricingSchema, suggestPackage } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { BillingPeriodControl } from '#app/components/period-switch'
import { loadMessages } from '#app/components/signed-in-messages'
import { PackageList } from '#app/forms/package-list'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { reply, submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { readPlan } from '#app/http/plan-cookie.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { findAreaError } from '#app/services/area-limit'
import { listPackages } from '#app/services/packages.server'
import { savePricing } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { findZoneLimitError } from '#app/services/zone-limit'
import { useText } from '#app/text'
import { PricingEstimate } from './pricing-estimate'
import { finishStep, getNextPath, requireStep } from './step.server'
import { listStepStates } from './stepper.server'
import { StepActions, stepFormId, WizardPage } from './wizard-page'
import { ZoneCountField } from './zone-count'

await loadMessages('registration', 'ordering')

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

const atFirst = { billing_period: defaultBillingPeriod, zone_count: '1' }

export async function loader(args: LoaderFunctionArgs) {
  const { api, registration, position, typed } = await requireStep(args, 'pricing')
  const [account, packages, royalty, plan] = await Promise.all([
    getAccount(api),
    listPackages(api),
    getRoyalty(api),
    readPlan(args.request),
  ])
  const area = registration.industry?.area_size ?? null
  const several = account.business_type === 'multiple'
  const sold = (key: string | undefined) =>
    packages.find(offer => offer.key === key && !offer.contact_only) ?? null
  const choice = typed ?? registration.pricing ?? (sold(plan?.package) ? plan : null)
  const offer = sold(choice?.package)
  const suits = offer !== null && fitsArea(offer, area)
  const suggested = { package: suggestPackage(packages, { area, several }) }
  const saved = { ...atFirst, ...choice, ...(typed || suits ? null : suggested) }
  return { stepper: listStepStates('pricing', position), packages, royalty, saved, area }
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const { api, locale, registration } = await requireStep(args, 'pricing')
  const result = await submit(form, pricingSchema, async pricing => {
    const packages = await listPackages(api)
    const area = registration.industry?.area_size ?? null
    const fieldErrors =
      findAreaError(pricing.package, { packages, area }) ?? findZoneLimitError(pricing, { packages })
    if (fieldErrors) return reply(form, fieldErrors, 422)
    await savePricing(api, pricing)
    const again = form.intent === 'update'
    return redirectAfterPost(
      again ? paths.registrationStep(locale, 'pricing') : getNextPath(args, 'pricing', form),
    )
  })
  return finishStep(args, { step: 'pricing', draft: registration.id }, form, result)
}

export const meta: MetaFunction = args => pageTitle(args, 'registration.pricing.title')

export default function Pricing() {
  const { stepper, packages, royalty, saved, area } = useLoaderData<typeof loader>()
  const t = useText()
  const form = useSubmission(stepFormId, { schema: all => all.pricingSchema, saved })
  const { billing_period, package: offer, zone_count } = form.fields
  const period = billing_period.value === 'yearly' ? 'yearly' : 'monthly'
  const chosen = packages.find(({ key }) => key === offer.value)
  const most = chosen?.max_zones ?? 5
  const zones = Math.min(Number(zone_count.value), most)

  return (
    <WizardPage
      stepper={stepper}
      title={t('registration.pricing.title')}
      lead={t('registration.pricing.text')}
      aside={<PricingEstimate chosen={chosen} period={period} zones={zones} royalty={royalty} />}
    >
      <SubmissionForm of={form} className="grid gap-6">
        <BillingPeriodControl />
        <PackageList packages={packages} period={period} area={area} />
        <ZoneCountField max={most} />
        <p className="hidden noscript:block">
          <Button type="submit" name="intent" value="update" formNoValidate variant="secondary">
            {t('registration.pricing.update')}
          </Button>
        </p>
        <StepActions>{t('registration.pricing.submit')}</StepActions>
      </SubmissionForm>
    </WizardPage>
  )
}
