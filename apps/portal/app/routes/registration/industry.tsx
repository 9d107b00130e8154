import { type PageHandle, WizardSection } from '@bgm/ui'
import { industrySchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TextField } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { resolveTypedIndustry } from '#app/forms/resolve-industry.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { reply, submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { redirectAfterPost } from '#app/http/respond.server'
import { TrialOfferCard } from '#app/routes/trial/trial-offer'
import { listSearchableIndustries } from '#app/services/industries.server'
import { saveIndustry } from '#app/services/registration.server'
import { useText } from '#app/text'
import { HotelStars } from './hotel-stars'
import { IndustryPicker } from './industry-picker'
import { IndustrySummary } from './industry-summary'
import { finishStep, getNextPath, requireStep } from './step.server'
import { listStepStates } from './stepper.server'
import { StepActions, stepFormId, WizardPage } from './wizard-page'

await loadMessages('registration')

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const { api, registration, position, typed } = await requireStep(args, 'industry')
  const industries = await listSearchableIndustries(api)
  const saved = typed ?? registration.industry ?? {}
  return {
    stepper: listStepStates('industry', position),
    industries,
    saved,
    savedAt: registration.updated_at,
  }
}

export async function action(args: ActionFunctionArgs) {
  const body = await readForm(args.request)
  const { api, registration } = await requireStep(args, 'industry')
  const { form, fieldErrors } = await resolveTypedIndustry(api, body)
  const result =
    Object.keys(fieldErrors).length > 0
      ? reply(form, fieldErrors, 400)
      : await submit(form, industrySchema, async industry => {
          await saveIndustry(api, industry)
          return redirectAfterPost(getNextPath(args, 'industry', form))
        })
  return finishStep(args, { step: 'industry', draft: registration.id }, form, result)
}

export const meta: MetaFunction = args => pageTitle(args, 'registration.industry.title')

export default function Industry() {
  const { stepper, industries, saved, savedAt } = useLoaderData<typeof loader>()
  const t = useText()
  const form = useSubmission(stepFormId, { schema: all => all.industrySchema, saved })
  const { industry, hotel_stars, area_size } = form.fields
  const chosen = industries.find(({ key }) => key === industry.value)

  return (
    <WizardPage
      stepper={stepper}
      title={t('registration.industry.title')}
      lead={t('registration.industry.text')}
      aside={
        <IndustrySummary
          industry={chosen}
          stars={hotel_stars.value ?? ''}
          area={area_size.value ?? ''}
          savedAt={'industry' in saved ? savedAt : null}
        />
      }
    >
      <TrialOfferCard />
      <SubmissionForm of={form} className="group/step grid gap-6">
        <IndustryPicker industries={industries} />
        <HotelStars />
        <WizardSection
          title={t('registration.industry.area_title')}
          text={
            <>
              {t('registration.industry.area_text')}{' '}
              <span className="supports-[selector(:has(*))]:hidden group-has-[[value=hotel]:checked]/step:inline!">
                {t('registration.industry.area_rooms')}
              </span>
            </>
          }
        >
          <TextField
            name="area_size"
            inputMode="numeric"
            autoComplete="off"
            suffix="m²"
            hint={t('registration.industry.area_hint')}
            box="max-w-72"
          />
        </WizardSection>
        <StepActions first>{t('actions.save_and_continue')}</StepActions>
      </SubmissionForm>
    </WizardPage>
  )
}
