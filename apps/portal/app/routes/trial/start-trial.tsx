import { format } from '@bgm/i18n'
import type { PageHandle } from '@bgm/ui'
import { trialDays } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BarePage } from '#app/components/bare-page'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { readCooldown } from '#app/http/cooldown.server'
import { readFormValues } from '#app/http/form-recovery.server'
import { requireStep } from '#app/routes/registration/step.server'
import { listIndustries } from '#app/services/industries.server'
import { listCityOptions } from '#app/services/regions.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { getTrialOffer } from '#app/services/trials.server'
import { useLocale } from '#app/text'
import { StartTrialForm } from './start-trial-form'
import { handleTrialForm, trialDraft } from './trial-forms.server'
import { UsedNumber } from './used-number'

await loadMessages('registration', 'trial')

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const { api, registration } = await requireStep(args, 'industry')
  const [offer, industries, cities, royalty, typed] = await Promise.all([
    getTrialOffer(api),
    listIndustries(api),
    listCityOptions(api),
    getRoyalty(api),
    readFormValues(args.request, trialDraft(registration.id)),
  ])
  const { industry, property } = registration
  const known = {
    industry: industry?.industry,
    area_size: industry?.area_size,
    brand_name: property?.brand_name,
    city: property?.city,
  }
  return {
    offer,
    cities,
    royalty,
    industries: industries.map(({ key, name }) => ({ value: key, label: name })),
    saved: typed ?? known,
    pause: readCooldown(args.request),
    lastDay: Date.now() + (trialDays - 1) * 86_400_000,
  }
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const { api, registration } = await requireStep(args, 'industry')
  return handleTrialForm(args, { api, draft: registration.id, form })
}

export const meta: MetaFunction = args => pageTitle(args, 'trial.start.page_title')

export default function StartTrial() {
  const { offer, lastDay, ...form } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const number = offer.mobile_number && format.phone(offer.mobile_number)
  return (
    <BarePage>
      <div className="mx-auto max-w-120">
        {offer.used && number ? (
          <UsedNumber number={number} />
        ) : (
          <StartTrialForm {...form} offer={offer} lastDay={format.date(lastDay, locale)} />
        )}
      </div>
    </BarePage>
  )
}
