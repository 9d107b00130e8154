import type { ApprovalSettings } from '@bgm/api-client'
import { Breadcrumb, Card, Fieldset, PageHeader, RadioCard } from '@bgm/ui'
import { approvalRuleSchema, approvalRules, approverRoles } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { RadioGroupField } from '#app/forms/choice-fields'
import { TextField, useFieldProps } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { getRadioProps } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getApprovalSettings, setApprovalSettings } from '#app/services/order-requests.server'
import { useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('organisation', 'approval')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'organisation.update')
  return { settings: await getApprovalSettings(api) }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return submit(await readForm(args.request), approvalRuleSchema, async body => {
    await setApprovalSettings(api, body)
    return redirectAfterPost(
      paths.orderApproval(getLocale(args.request)),
      await flashSuccess('approval.settings.saved'),
    )
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'approval.settings.title')

export default function OrderApproval() {
  const { settings } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('approval.settings.title')}
        text={t('approval.settings.card')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('navigation.portal.settings'), href: paths.settings(locale) },
              { label: t('approval.settings.title') },
            ]}
          />
        }
      />
      <ApprovalForm settings={settings} />
    </>
  )
}

function ApprovalForm({ settings }: { settings: ApprovalSettings }) {
  const t = useText()
  const form = useSubmission('order-approval', {
    schema: all => all.approvalRuleSchema,
    saved: settings,
    order: [
      'approval_rule',
      'approval_above',
      'manager_approves',
      'manager_limit',
      'finance_approves',
      'finance_limit',
    ],
  })
  return (
    <SubmissionForm of={form} className="grid max-w-190 gap-5">
      <Card>
        <RuleFields />
      </Card>
      <Card title={t('approval.settings.who')} note={t('approval.settings.who_text')}>
        <div className="grid gap-6">
          {approverRoles.map(role => (
            <div key={role} className="group/approver grid gap-4">
              <RadioGroupField
                name={`${role}_approves`}
                options={[
                  { value: 'no', label: t('approval.settings.no') },
                  { value: 'yes', label: t('approval.settings.yes') },
                ]}
              />
              <TextField
                name={`${role}_limit`}
                optional
                inputMode="numeric"
                autoComplete="off"
                hint={t('approval.settings.limit_hint')}
                className="group-has-[[value=no]:checked]/approver:hidden"
              />
            </div>
          ))}
        </div>
      </Card>
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={t('words.saving')}>
        {t('actions.save')}
      </SubmitButton>
    </SubmissionForm>
  )
}

/** The rule; CSS hides the amount while it does not apply, so the form works without JavaScript. */
function RuleFields() {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'approval_rule' })
  return (
    <div className="group/rule grid gap-5">
      <Fieldset {...group}>
        <div className="grid gap-3">
          {approvalRules.map(rule => (
            <RadioCard
              key={rule}
              {...getRadioProps(meta, rule)}
              label={t(`approval.settings.rules.${rule}`)}
              description={t(`approval.settings.described.${rule}`)}
            />
          ))}
        </div>
      </Fieldset>
      <TextField
        name="approval_above"
        inputMode="numeric"
        autoComplete="off"
        className="not-group-has-[[value=above]:checked]/rule:hidden"
      />
    </div>
  )
}
