import { type PageHandle, WizardSection } from '@bgm/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RegionFields } from '#app/components/region-fields'
import { RoyaltyLine } from '#app/components/royalty-line'
import { loadMessages } from '#app/components/signed-in-messages'
import { TaxFields } from '#app/components/tax-fields'
import { withUpload } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { listRegionChoices } from '#app/services/regions.server'
import { type FieldName, useLocale, useText } from '#app/text'
import { AgreementFields } from './agreement-fields'
import { CompanyFields } from './company-fields'
import { IndustrySummary } from './industry-summary'
import { loadPropertyStep } from './load-property.server'
import { savePropertyStep } from './save-property.server'
import { finishStep, requireStep } from './step.server'
import { listStepStates } from './stepper.server'
import { StepActions, stepFormId, WizardPage } from './wizard-page'

await loadMessages('registration')

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const { api, registration, position, typed } = await requireStep(args, 'property')
  return {
    stepper: listStepStates('property', position),
    ...(await loadPropertyStep(api, registration, typed)),
  }
}

export async function action(args: ActionFunctionArgs) {
  return withUpload(args.request, async form => {
    const { api, registration } = await requireStep(args, 'property')
    const saved = await savePropertyStep(args, api, form)
    const result = await finishStep(args, { step: 'property', draft: registration.id }, form, saved)
    if (result instanceof Response) return result
    return data({ ...result.data, regions: await listRegionChoices(api, form.texts) }, result.init ?? {})
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'registration.property.title')

export default function Property() {
  const { stepper, saved, file, regions, referralKnown, agreed, warnings, place, royalty } =
    useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const t = useText()
  const form = useSubmission(stepFormId, {
    schema: all => all.propertyFormSchema,
    saved,
    order,
  })
  return (
    <WizardPage
      stepper={stepper}
      title={t('registration.property.title')}
      lead={t('registration.property.text')}
      aside={
        <IndustrySummary {...place}>
          <h3 className="mt-5 text-body">{t('registration.property.next_title')}</h3>
          <p className="mt-1 mb-5 text-small text-muted">{t('registration.property.next_text')}</p>
          <RoyaltyLine royalty={royalty} />
        </IndustrySummary>
      }
    >
      <SubmissionForm of={form} encType="multipart/form-data" className="grid gap-6">
        <CompanyFields />
        <WizardSection
          title={t('registration.property.tax_title')}
          text={t('registration.property.file_why')}
        >
          <TaxFields file={file} warning={warnings.npwp} href={paths.registrationTaxFile(useLocale())} />
        </WizardSection>
        <WizardSection
          title={t('registration.property.address_title')}
          text={t('registration.property.address_text')}
        >
          <RegionFields regions={actionData?.regions ?? regions} zipWarning={warnings.zip_code} />
        </WizardSection>
        <AgreementFields referralKnown={referralKnown} agreed={agreed} />
        <StepActions>{t('actions.save_and_continue')}</StepActions>
      </SubmissionForm>
    </WizardPage>
  )
}

const order: FieldName[] = [
  ...(['company_name', 'brand_name', 'company_email', 'company_phone_number', 'npwp', 'file_npwp'] as const),
  ...([
    'company_address',
    'province',
    'city',
    'district',
    'urban',
    'zip_code',
    'referral_code',
    'terms',
  ] as const),
]
