import { format } from '@bgm/i18n'
import { Badge, Button, Card, FieldPair, PageHeader, SummaryList } from '@bgm/ui'
import { accountSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { activeMembership, getAccount, updateAccount } from '#app/services/account.server'
import { textOf, useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const account = await getAccount(requireApi(args))
  return { account, role: activeMembership(account)?.role ?? null }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return submit(args.request, accountSchema, async ({ first_name, last_name }) => {
    await updateAccount(api, { first_name, last_name })
    const locale = localeOf(args.request)
    const t = textOf(locale)
    const words = { item: t('notices.items.account'), action: t('notices.updated') }
    return seeOther(paths.account(locale), await leaveNotice('notices.success', words))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'account.title')

export default function Account() {
  const { account, role } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { first_name, last_name, mobile_number: mobile } = account
  const form = useSubmission('account', {
    schema: all => all.accountSchema,
    saved: { first_name, last_name },
  })
  return (
    <>
      <PageHeader
        title={t('account.title')}
        text={t('account.member_since', { date: format.date(account.created_at, locale) })}
        action={<SignOutForm />}
      />
      <div className="grid max-w-190 gap-5">
        <Card title={t('account.personal')} note={t('registration.register.name_hint')}>
          <SubmissionForm of={form} className="grid gap-5">
            <FieldPair>
              <TextField name="first_name" autoComplete="given-name" />
              <TextField name="last_name" optional autoComplete="family-name" />
            </FieldPair>
            <Button
              type="submit"
              className="justify-self-start"
              busy={form.busy}
              busyLabel={t('words.loading')}
            >
              {t('actions.save')}
            </Button>
          </SubmissionForm>
        </Card>
        <Card title={t('account.sign_in_data')}>
          <SummaryList
            items={[
              { term: t('fields.email'), detail: account.email },
              {
                term: t('fields.mobile_number'),
                detail: (
                  <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
                    {mobile ? (
                      <span className="whitespace-nowrap">{format.phone(mobile)}</span>
                    ) : (
                      t('words.none')
                    )}
                    <Badge tone={account.mobile_number_proved ? 'ok' : 'off'}>
                      {t(account.mobile_number_proved ? 'account.proved' : 'account.not_proved')}
                    </Badge>
                  </span>
                ),
              },
              ...(role ? [{ term: t('roles.title'), detail: t(`roles.${role}`) }] : []),
            ]}
          />
        </Card>
      </div>
    </>
  )
}
